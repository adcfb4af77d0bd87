import type { GeoPermissibleObjects } from 'd3-geo'
import type { Point } from '../geometry/point.ts'
import { box } from '../geometry/polyline.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { circle, element, sheetOf, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { positionOnChart } from './chart-framing.ts'
import { portMark, rhumbLines, scaleBar } from './chart-marks.ts'
import type { HeroFraming } from './hero-framings.ts'
import { insetEdge, planInset } from './plan-inset.ts'
import { seaChart } from './sea-chart.ts'

/** A place on earth: its id, degrees north, degrees east. */
export type Port = { id: string; latitude: number; longitude: number }

/** Where it lies: on the chart of Europe or, south of the line, in the plan. */
export function portPosition(framing: HeroFraming, { latitude, longitude }: Port): Point {
  return positionOnChart(latitude < 0 ? framing.plate : framing.europe, latitude, longitude)
}

/**
 * Takes land in degrees, the ports, a framing and the inks and gives the chart of the first view on
 * clear ground, without lettering: names are set by the page, so that they can be translated.
 */
export function heroChart(
  land: GeoPermissibleObjects,
  ports: readonly Port[],
  framing: HeroFraming,
  palette: Palette,
): string {
  const { width, height, rose, liningScale, detail } = framing
  const europe = { name: 'europe', framing: framing.europe, detail, meridianStep: 5, liningScale }
  const rhumbs = { from: rose.radius * 1.05, to: 1900, ink: palette.ink }
  const masked = { mask: 'url(#clear)' }
  const inks = {
    ring: palette.signal,
    star: palette.signal,
    halfStar: palette.signal,
    figures: palette.signal,
  }
  return sheetOf(
    width,
    height,
    element('defs', {}, ...clearings(framing)),
    element('g', masked, element('g', { mask: 'url(#fade)' }, seaChart(land, europe, palette))),
    element('g', masked, rhumbLines(rose.middle, rhumbs)),
    planInset(land, framing.plate, palette),
    framing.scaled ? scaleBar(framing.plate, palette) : '',
    shifted(rose.middle, compassRose({ ...rose, ...inks, figureHeight: rose.radius * 0.06 })),
    ...ports.map((port) => portMark(portPosition(framing, port), framing.ring, palette.signal)),
  )
}

/** Masks: `clear` keeps the plan's box free, `fade` lets land grow out of the paper and off the rose. */
function clearings(framing: HeroFraming): string[] {
  const { width, height, fade, rose } = framing
  const edge = insetEdge(framing.plate.frame)
  const whole = box(0, 0, width, height)
  const hole = element('path', { d: box(edge.left, edge.top, edge.right, edge.bottom) })
  const sky = element('path', { d: whole, fill: fade ? 'url(#dawn)' : '#fff' })
  const disc = circle(rose.middle, rose.radius * 1.03, { fill: '#000', 'fill-opacity': 0.84 })
  const region = { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }
  return [
    fade ? dawn(fade) : '',
    element('mask', { id: 'clear', ...region }, element('path', { d: whole, fill: '#fff' }), hole),
    element('mask', { id: 'fade', ...region }, sky, disc),
  ]
}

/** Strength of the land along the fade; it grows slowly at first, so that no edge shows. */
const dawnSteps = [0, 0.04, 0.14, 0.32, 0.56, 0.82, 1]

function dawn({ from, to }: { from: number; to: number }): string {
  const axis = { id: 'dawn', gradientUnits: 'userSpaceOnUse', x1: from, x2: to, y1: 0, y2: 0 }
  const stops = dawnSteps.map((strength, index) =>
    element('stop', {
      offset: index / (dawnSteps.length - 1),
      'stop-color': '#fff',
      'stop-opacity': strength,
    }),
  )
  return element('linearGradient', axis, ...stops)
}
