import type { Point } from '../geometry/point.ts'
import type { Box, ChartFraming } from './chart-framing.ts'
import type { LandDetail } from './land-rings.ts'

/** Everything that differs between the wide hero chart and the one for phones. */
export type HeroFraming = {
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
  /** Whether the plan has a scale; on a phone its figures would be specks. */
  scaled: boolean
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
  scaled: true,
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
  plate: plateIn({ left: 24, top: 24, right: 194, bottom: 148 }, 1050),
  rose: { middle: [694, 130], radius: 74, declination: 4 },
  ring: 13,
  liningScale: 0.9,
  detail: { tolerance: 0.6, smallest: 4 },
  scaled: false,
}

function plateIn(frame: Box, scale: number): ChartFraming {
  const at: Point = [
    frame.left + (frame.right - frame.left) * 0.6,
    frame.top + (frame.bottom - frame.top) * 0.38,
  ]
  return { frame, anchor: { ...buenosAires, at }, scale }
}
