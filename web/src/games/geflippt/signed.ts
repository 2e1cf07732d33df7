/** A number with a real minus. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}
