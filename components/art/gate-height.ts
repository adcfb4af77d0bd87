/** Arches of the gate from the outside in: half the width, how far each rises, on what width, in pixels. */
const arches = [
  { reach: 330, rise: 13.5, slope: 13 },
  { reach: 285, rise: 13.5, slope: 13 },
  { reach: 240, rise: 13.5, slope: 13 },
  { reach: 195, rise: -40.5, slope: 40 },
] as const

const middle = 600
const springing = 400

/** Takes a place in pixels and gives how far the gate stands out there. */
export function gateHeight(x: number, y: number): number {
  return arches.reduce((sum, { reach, rise, slope }) => {
    const across = Math.abs(x - middle)
    const above = Math.max(0, springing - y)
    const inside = reach - Math.hypot(across, above)
    const share = Math.min(1, Math.max(0, inside / slope))
    return sum + rise * share ** 2 * (3 - 2 * share)
  }, 0)
}
