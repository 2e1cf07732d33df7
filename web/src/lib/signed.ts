/** A number with a real minus sign. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

/** A change: gains get a plus. */
export function gained(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}
