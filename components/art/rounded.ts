/** Takes any figure of a drawing and gives it with one decimal, the finest step a screen shows. */
export function rounded(value: number): number {
  const tenths = Math.round(value * 10) / 10
  return Object.is(tenths, -0) ? 0 : tenths
}
