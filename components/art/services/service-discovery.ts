import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { box, type Point, smoothLine } from '../geometry/path.ts'
import { line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { serviceSheet, serviceSize } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { swell } from '../scenes/sea-section.ts'

const { width, height } = serviceSize
const surface = 104
const lead = 372
/** Profiles of the bed from far to near; the lead stands on one of them. */
const profiles = { count: 14, found: 8, far: 316, spacing: 13 } as const
const fathom = 36

/** The picture of discovery: a lead finds the shape of an unseen bed. */
export function serviceDiscovery(palette: Palette): string {
  const noise = valueNoise(seededRandom('discovery'))
  const heightOf = (x: number, row: number) =>
    profiles.far + row * profiles.spacing - 70 * (noise(x / 84, row / 5) - 0.3)
  const bed = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => profile(from + index, heightOf, palette)).join(
      '',
    )
  const ground = heightOf(lead, profiles.found)
  return serviceSheet(
    palette,
    water(palette),
    bed(0, profiles.found + 1),
    leadLine(ground, palette),
    bed(profiles.found + 1, profiles.count),
  )
}

function water(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  return (
    shape(box(0, surface, width, height), { fill: palette.ink3, 'fill-opacity': 0.14 }) +
    line(swell(0, width, surface), main) +
    line(swell(0, width, surface + 11), { ...fine, 'stroke-opacity': 0.7 }) +
    line(swell(0, width, surface + 24), { ...fine, 'stroke-opacity': 0.4 })
  )
}

/** Each profile hides what lies behind it. */
function profile(
  row: number,
  heightOf: (x: number, row: number) => number,
  palette: Palette,
): string {
  const crest: Point[] = []
  for (let x = -12; x <= width + 12; x += 12) crest.push([x, heightOf(x, row)])
  const { fine, main } = platePens(palette).ink
  const pen = row === profiles.found ? main : fine
  return shape(`${smoothLine(crest)}V${height}H-12Z`, { fill: palette.land, ...pen })
}

/** A mark and its figure at each second fathom; the lead stands on the ground. */
function leadLine(ground: number, palette: Palette): string {
  const { signal, ink } = platePens(palette)
  let knots = ''
  let figures = ''
  for (let mark = 1; surface + mark * fathom < ground - 56; mark++) {
    const y = surface + mark * fathom
    knots += `M${lead - 9} ${y}h18`
    figures += shifted(
      [lead + 30, y],
      engravedNumber(String(mark * 2), 15, { ...ink.main, fill: 'none' }),
    )
  }
  return (
    line(`M${lead} 0V${ground - 50}${knots}`, signal.bold) +
    shape(`M${lead - 7} ${ground - 52}h14l7 56h-28z`, { fill: palette.signal }) +
    figures
  )
}
