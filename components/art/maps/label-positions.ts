import { type Box, contains, overlap } from '../geometry/box.ts'
import type { Point } from '../geometry/path.ts'

/** How a label stands beside its port: to the right or left, and its base line below the port. */
export type LabelPosition = { anchor: 'start' | 'end'; dy: number }

/** A port on the sheet and the number of characters of its name. */
export type LabelledPort = { id: string; position: Point; characters: number }

/** Width of a character and height of a line of the mono face, in parts of its size. */
const character = 0.6
const lineHeight = 7 / 6

/**
 * How names are set, in pixels of the chart: their size, how far they and the ring are from the middle of a port, and
 * how far their base line may be below it, the best first.
 */
export type Lettering = { size: number; gap: number; ring: number; shifts: readonly number[] }

/** Where the chart is shown in its own size. */
export const usualLettering: Lettering = {
  size: 12,
  gap: 13,
  ring: 9,
  shifts: [4, -4, 13, -10, 18],
}

/** Most names of cities are no longer than this; only so much is kept off the coast. */
const usualName = 8

/** Places to try, the best first. */
function candidates({ shifts }: Lettering): LabelPosition[] {
  return shifts.flatMap(
    (dy) =>
      [
        { anchor: 'start', dy },
        { anchor: 'end', dy },
      ] as const,
  )
}

/** The box that the label covers, in pixels of the chart. */
export function labelBox(
  { position: [x, y], characters }: LabelledPort,
  { anchor, dy }: LabelPosition,
  { size, gap }: Lettering = usualLettering,
): Box {
  const width = characters * character * size
  const left = anchor === 'start' ? x + gap : x - gap - width
  const bottom = y + dy + 3
  return { left, right: left + width, top: bottom - lineHeight * size, bottom }
}

/** What the labels of a chart must respect. */
export type LabelRoom = {
  /** Labels stay inside this box. */
  inside: Box
  /** Boxes that stay free. */
  taken: readonly Box[]
  /** Places of the coast; a label stands on them only when nothing else is left. */
  coast: readonly Point[]
  /** A label that has no place, or only one on the coast, is left out. */
  clearOnly?: boolean
}

/**
 * Each port the first label place that touches no other label, port or taken box. Throws an error that names a port for
 * which no place is left, unless such labels are left out.
 */
export function labelPositions(
  ports: readonly LabelledPort[],
  { inside, taken, coast, clearOnly = false }: LabelRoom,
  lettering: Lettering = usualLettering,
): Record<string, LabelPosition> {
  const blocked = [...taken]
  const places: Record<string, LabelPosition> = {}
  for (const port of ports) {
    const rings = ringsBeside(port, ports, lettering)
    const free = candidates(lettering).filter((candidate) => {
      const label = labelBox(port, candidate, lettering)
      return contains(inside, label) && [...blocked, ...rings].every((box) => !overlap(label, box))
    })
    const offCoast = free.find(
      (candidate) =>
        !coversAny(labelBox({ ...port, characters: usualName }, candidate, lettering), coast),
    )
    if (!offCoast && clearOnly) continue
    const chosen = offCoast ?? free[0]
    if (!chosen) throw new Error(`No free place beside the port ${port.id} for its label`)
    places[port.id] = chosen
    blocked.push(labelBox(port, chosen, lettering))
  }
  return places
}

/**
 * Ports whose names have no room beside the others once names are larger, because the chart is shown smaller: the first
 * ones keep theirs.
 * @param size of the names, in pixels of the chart
 */
export function crowdedOut(
  ports: readonly LabelledPort[],
  places: Readonly<Record<string, LabelPosition>>,
  size: number,
): Set<string> {
  const lettering = { ...usualLettering, size }
  const kept: Box[] = []
  const out = new Set<string>()
  for (const port of ports) {
    const label = labelBox(port, places[port.id]!, lettering)
    const rings = ringsBeside(port, ports, lettering)
    if ([...kept, ...rings].some((box) => overlap(label, box))) out.add(port.id)
    else kept.push(label)
  }
  return out
}

function coversAny(box: Box, points: readonly Point[]): boolean {
  return points.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom)
}

function ringsBeside(
  port: LabelledPort,
  ports: readonly LabelledPort[],
  { ring }: Lettering,
): Box[] {
  return ports
    .filter((other) => other !== port)
    .map(({ position: [x, y] }) => ({
      left: x - ring,
      right: x + ring,
      top: y - ring,
      bottom: y + ring,
    }))
}
