import { type Box, contains, overlap, widened } from '../geometry/box.ts'
import { within } from '../geometry/interrupted.ts'
import type { Point } from '../geometry/path.ts'
import { cross, type Ground, type MapLines } from './map-lines.ts'

/** A name with its note as it may be set: its lines, how wide and how tall they are. */
export type Setting = { lines: readonly string[]; width: number; height: number }

/** A place of a city with all that its name may look like; `ring` is how far its sign reaches. */
export type NamedPlace = { at: Point; ring: number; settings: readonly Setting[] }

/** Where a name stands, and from where to where a line leads to it, when it is too far away to be understood. */
export type NameSpot = {
  area: Box
  lines: readonly string[]
  /** On which side its lines begin. */
  anchor: 'start' | 'end'
  ground: Ground
  leader?: readonly [Point, Point]
  cost: number
}

/** How far from a city a name begins without a leader, and how far with one, in units. */
const beside = 6
const leads = [14, 22, 32, 44]

/** What speaks against a place: a leader, lines that it passes, another ground than that of the country. */
const costs = { leader: 30, passed: 10, abroad: 12, line: 3, nearby: 9 }

/** So many of the best spots of a city are tried with those of the others. */
const tried = 240

/**
 * A spot for every name: no line, sign or other name in it, as near to its city as there is room. Undefined where there
 * is none.
 * @param nearby names of seas and neighbours, which are rather left their place
 */
export function nameSpots(
  places: readonly NamedPlace[],
  lines: MapLines,
  whole: Box,
  nearby: readonly Box[],
): NameSpot[] | undefined {
  const signs = places.map(({ at, ring }) => signArea(at, ring))
  const spots = places.map((place, index) =>
    spotsOf(
      place,
      lines,
      (area) =>
        contains(whole, area) &&
        !signs.some((sign) => overlap(widened(area, 2), sign)) &&
        lines.isClear(area),
    )
      .filter(({ leader }) => !signs.some((sign, at) => at !== index && isPassed(leader, sign)))
      .map((spot) => ({
        ...spot,
        cost: spot.cost + costs.nearby * nearby.filter((area) => overlap(area, spot.area)).length,
      }))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, tried),
  )
  return cheapest(spots)
}

export function signArea([x, y]: Point, ring: number): Box {
  return { left: x - ring, top: y - ring, right: x + ring, bottom: y + ring }
}

function isPassed(leader: NameSpot['leader'], area: Box): boolean {
  return leader !== undefined && within(...leader, widened(area, 2)) !== undefined
}

function spotsOf(
  { at, ring, settings }: NamedPlace,
  lines: MapLines,
  isFree: (area: Box) => boolean,
): NameSpot[] {
  const fewest = Math.min(...settings.map((setting) => setting.lines.length))
  return settings.flatMap((setting) => {
    const { width, height } = setting
    const extra = costs.line * (setting.lines.length - fewest)
    const around = [beside, ...leads].flatMap((away) =>
      cornersAround(at, ring + away, setting).map(([left, top], order) => ({
        area: { left, top, right: left + width, bottom: top + height },
        away: away === beside ? undefined : away,
        order,
      })),
    )
    return around
      .filter(({ area }) => isFree(area))
      .map(({ area, away, order }): NameSpot => {
        const end = nearestPlace(at, area)
        const middle: Point = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
        const ground = lines.groundAt(middle)
        const cost =
          extra +
          order * 0.3 +
          (ground === 'land' ? 0 : costs.abroad) +
          (away ? costs.leader + away : 0) +
          costs.passed * lines.between(at, end)
        return {
          area,
          lines: setting.lines,
          anchor: area.right <= at[0] ? 'end' : 'start',
          ground,
          leader: away ? [ringPlace(at, end, ring), end] : undefined,
          cost,
        }
      })
  })
}

/** Corners of boxes around a place at a distance, the best first: right, left, above, below. */
function cornersAround(
  [x, y]: Point,
  away: number,
  { width, height, lines }: Setting,
): readonly Point[] {
  const first = height / lines.length / 2
  const rows = [first, height / 2, height - first, 2, height - 2, -away / 2, height + away / 2]
  const columns = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1]
  return [
    ...rows.map((row): Point => [x + away, y - row]),
    ...rows.map((row): Point => [x - away - width, y - row]),
    ...columns.map((share): Point => [x - share * width, y - away - height]),
    ...columns.map((share): Point => [x - share * width, y + away]),
  ]
}

/** Where a line from a place ends at an area, beside its first line where it lies to the right or left. */
function nearestPlace([x, y]: Point, { left, top, right, bottom }: Box): Point {
  const row = Math.min(Math.max(y, top + 9), bottom - 7)
  if (x < left) return [left - 4, row]
  if (x > right) return [right + 4, row]
  return [Math.min(Math.max(x, left + 6), right - 6), y < top ? top - 1 : bottom + 3]
}

function ringPlace([x, y]: Point, [toX, toY]: Point, ring: number): Point {
  const long = Math.hypot(toX - x, toY - y)
  return [x + ((toX - x) * ring) / long, y + ((toY - y) * ring) / long]
}

/** One spot of each list, none of which touches another or lies on a leader, for the least sum of costs. */
function cheapest(spots: readonly (readonly NameSpot[])[]): NameSpot[] | undefined {
  const least = spots.map((each) => each[0]?.cost ?? Infinity)
  let best: NameSpot[] | undefined
  let bound = Infinity
  const choose = (chosen: readonly NameSpot[], sum: number) => {
    const next = chosen.length
    if (next === spots.length) {
      best = [...chosen]
      bound = sum
      return
    }
    const rest = least.slice(next + 1).reduce((all, each) => all + each, 0)
    for (const spot of spots[next]!) {
      if (sum + spot.cost + rest >= bound) return
      if (chosen.every((other) => isApart(spot, other))) choose([...chosen, spot], sum + spot.cost)
    }
  }
  choose([], 0)
  return best
}

/** Words side by side are read as one line, so they keep further apart than words below each other. */
function aside({ left, right, top, bottom }: Box): Box {
  return { left: left - 12, right: right + 12, top: top - 3, bottom: bottom + 3 }
}

function isApart(one: NameSpot, other: NameSpot): boolean {
  const crossing = one.leader && other.leader ? cross(...one.leader, ...other.leader) : false
  return (
    !overlap(aside(one.area), other.area) &&
    !isPassed(one.leader, other.area) &&
    !isPassed(other.leader, one.area) &&
    !crossing
  )
}

/**
 * Where the name of a sea or a neighbour stands: as near to the wished place as no line and no other name is in it, and
 * no border between. Undefined where there is no room.
 */
export function nearbySpot(
  wished: Point,
  { width, height }: Pick<Setting, 'width' | 'height'>,
  lines: MapLines,
  { whole, taken }: { whole: Box; taken: readonly Box[] },
): Box | undefined {
  return shifts
    .map(([right, down]): Box => {
      const [x, y] = [wished[0] + right, wished[1] + down]
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
      }
    })
    .find((area) => {
      const middle: Point = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
      return (
        contains(whole, area) &&
        !taken.some((other) => overlap(widened(area, 3), other)) &&
        lines.isClear(area) &&
        lines.between(wished, middle) === 0
      )
    })
}

/** Fine steps near the wished place, coarse ones further away. */
const shifts = [3, 8]
  .flatMap((step) =>
    Array.from({ length: 21 * 21 }, (_, index): Point => [
      step * ((index % 21) - 10),
      step * (Math.floor(index / 21) - 10),
    ]),
  )
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
