import type { GeoPermissibleObjects } from 'd3-geo'
import type { Box } from '../geometry/box.ts'
import { box, type Point } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { circle, element, sheetOf, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { positionOnChart, type ChartFraming, type LandDetail } from './chart-framing.ts'
import { portMark, rhumbLines, scaleBar } from './chart-marks.ts'
import { insetEdge, planInset, seaChart } from './plan-inset.ts'

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
    scaleBar(framing.plate, palette),
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

/** Everything that differs between the wide hero chart and the one for phones. */
type HeroFraming = {
  width: number
  height: number
  europe: ChartFraming
  /** The small chart of the River Plate. */
  plate: ChartFraming
  rose: { middle: Point; radius: number; declination: number }
  /** Radius of the ring around a port. */
  ring: number
  /** The land fades in between these two distances from the left edge; none: no fading. */
  fade?: { from: number; to: number }
  liningScale: number
  /** How much of the coast is drawn. */
  detail: LandDetail
}

const zagreb = { latitude: 45.815, longitude: 15.9819 }
const buenosAires = { latitude: -34.6037, longitude: -58.3816 }

/**
 * 1440 by 860: Europe from Ireland to the Caspian lies in the right half, the left one is the headline's. On wide
 * screens the page cuts the sheet above 113 and below 747, so ports and plan lie between; the rose lies over Russia,
 * the plan over Syria, where no port is.
 */
export const wideFraming: HeroFraming = {
  width: 1440,
  height: 860,
  europe: {
    frame: { left: 640, top: 0, right: 1440, bottom: 860 },
    anchor: { ...zagreb, at: [1022, 505] },
    scale: 735,
  },
  plate: plateIn({ left: 1236, top: 622, right: 1420, bottom: 736 }, 1150),
  rose: { middle: [1345, 232], radius: 76, declination: 4 },
  ring: 8,
  fade: { from: 645, to: 690 },
  liningScale: 0.9,
  detail: { tolerance: 0.6, smallest: 4 },
}

/** 780 by 640, shown at half that size on a phone: from Ireland to Tbilisi, the rose over Russia, no coast under it. */
export const phoneFraming: HeroFraming = {
  width: 780,
  height: 640,
  europe: {
    frame: { left: 0, top: 0, right: 780, bottom: 640 },
    anchor: { ...zagreb, at: [368, 420] },
    scale: 715,
  },
  // Its port lies to the right, so that there is land for its name.
  plate: plateIn({ left: 24, top: 24, right: 214, bottom: 148 }, 1050, 0.73),
  rose: { middle: [694, 130], radius: 74, declination: 4 },
  ring: 13,
  liningScale: 0.9,
  detail: { tolerance: 3, smallest: 10 },
}

function plateIn(frame: Box, scale: number, across = 0.6): ChartFraming {
  const at: Point = [
    frame.left + (frame.right - frame.left) * across,
    frame.top + (frame.bottom - frame.top) * 0.38,
  ]
  return { frame, anchor: { ...buenosAires, at }, scale }
}
