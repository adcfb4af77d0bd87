import { parsePoints } from '../geometry/polyline.ts'
import type { HarbourCity } from './harbour-city.ts'

/** Cities by the Río de la Plata, north up, on a sheet of 800 by 600. */
export const plataHarbours = {
  'buenos-aires': {
    kind: 'harbour',
    angle: 34,
    shore: parsePoints(
      '-50 -20, 60 40, 170 96, 270 156, 350 206, 430 262, 500 318, 560 384, 650 450, 740 496, 850 520',
    ),
    inland: parsePoints('850 650, -50 650'),
    works: {
      quays: [
        { from: [300, 174], to: [346, 112], width: 34 },
        { from: [396, 238], to: [446, 176], width: 34 },
      ],
      moles: [parsePoints('236 134, 300 60, 372 44'), parsePoints('540 362, 580 280, 548 206')],
      ships: [
        { at: [400, 150], heading: 40, length: 66 },
        { at: [508, 256], heading: 214, length: 62 },
      ],
    },
    town: { at: [300, 356], radii: [104, 86], angle: 34 },
  },
} as const satisfies Record<string, HarbourCity>
