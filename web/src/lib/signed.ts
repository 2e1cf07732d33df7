/** A number with a real minus. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

/** A change: more has a plus. */
export function gained(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}
