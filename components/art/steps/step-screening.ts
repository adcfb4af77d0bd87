import { polyline, segment, polarPoint, origin, rounded } from '../geometry/path.ts'
import { circle, line, shape, shifted, element, engravedNumber } from '../markup/element.ts'
import { instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'

const reading = 78

/** The third stage, screening: a gauge whose needle stands in the wanted part. */
export function stepScreening(palette: Palette): string {
  const pen = { stroke: palette.ink }
  const axes = 'M-330 0H330M0-262V262'
  return instrumentSheet(
    stepSize,
    palette,
    shifted(
      [400, 292],
      line(axes, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '20 5 3 5' }),
      fitting(palette),
      circle(origin, face + 34, { fill: palette.ground, ...pen, 'stroke-width': 3.6 }),
      circle(origin, face + 26, { ...pen, 'stroke-width': 1 }),
      circle(origin, face, { fill: palette.land, 'fill-opacity': 0.45, ...pen, 'stroke-width': 2 }),
      ...[45, 135, 225, 315].map((bearing) => screw(bearing, palette)),
      wantedPart(palette),
      scale(palette),
      needle(palette),
    ),
  )
}

function screw(bearing: number, palette: Palette): string {
  const [x, y] = polarPoint(origin, face + 14, bearing)
  const pen = { stroke: palette.ink, 'stroke-width': 1 }
  const slot = segment([x - 5, y - 4], [x + 5, y + 4])
  return circle([x, y], 8, { fill: palette.ground, ...pen }) + line(slot, pen)
}

function needle(palette: Palette): string {
  const bearing = bearingOf(reading)
  const outline = [
    polarPoint(origin, face - 24, bearing),
    polarPoint(origin, 9, bearing + 90),
    polarPoint(origin, 52, bearing + 172),
    polarPoint(origin, 52, bearing + 188),
    polarPoint(origin, 9, bearing - 90),
  ]
  return (
    shape(polyline(outline, true), { fill: palette.signal }) +
    circle(origin, 20, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 }) +
    circle(origin, 6, { fill: palette.ink })
  )
}

function fitting(palette: Palette): string {
  const parts = 'M-22 230V254H22V230ZM-34 254H34V276H-34ZM-16 276V291H16V276Z'
  const threads = 'M-16 281H16M-16 286H16M-12 254V276M12 254V276'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    shape(parts, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    line(threads, { ...pen, 'stroke-width': 1 })
  )
}

/** Radius of the face in pixels. */
const face = 206

/** Degrees of the dial for one part of its hundred; the dial begins at the lower left. */
const gear = 2.7

const wanted = { from: 65, to: 92 }

/** The bearing on the dial in degrees. */
function bearingOf(part: number): number {
  return part * gear - 135
}

/** The hatched part of the dial that is wanted. */
function wantedPart(palette: Palette): string {
  const position = (radius: number, part: number) =>
    polarPoint(origin, radius, bearingOf(part)).map(rounded).join(' ')
  const [outer, inner] = [face - 82, face - 106]
  const band = `M${position(outer, wanted.from)}A${outer} ${outer} 0 0 1 ${position(outer, wanted.to)}L${position(inner, wanted.to)}A${inner} ${inner} 0 0 0 ${position(inner, wanted.from)}Z`
  let hatch = ''
  for (let part = wanted.from; part < wanted.to; part++) {
    hatch += `M${position(inner, part)}L${position(outer, part + 1)}`
  }
  const pen = { stroke: palette.ink }
  return (
    shape(band, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    line(hatch, { ...pen, 'stroke-width': 1 })
  )
}

/** Ticks and figures from 0 to 100. */
function scale(palette: Palette): string {
  const ticks = { main: '', fine: '' }
  const figures: string[] = []
  for (let part = 0; part <= 100; part += 2) {
    const main = part % 10 === 0
    const bearing = bearingOf(part)
    ticks[main ? 'main' : 'fine'] += segment(
      polarPoint(origin, face - 10, bearing),
      polarPoint(origin, face - (main ? 34 : 22), bearing),
    )
    const position = polarPoint(origin, face - 56, bearing)
    if (main) figures.push(shifted(position, engravedNumber(String(part), 17, {})))
  }
  const pen = { stroke: palette.ink }
  return (
    line(ticks.fine, { ...pen, 'stroke-width': 1 }) +
    line(ticks.main, { ...pen, 'stroke-width': 3.6 }) +
    element('g', { ...pen, fill: 'none' }, ...figures)
  )
}
