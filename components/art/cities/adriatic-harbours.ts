import { parsePoints } from '../geometry/polyline.ts'
import type { HarbourCity } from './harbour-city.ts'

/** Cities by the Adriatic, north up, on a sheet of 800 by 600. */
export const adriaticHarbours = {
  rijeka: {
    kind: 'harbour',
    angle: 18,
    shore: parsePoints(
      '-50 250, 80 276, 180 320, 290 336, 390 372, 490 404, 600 420, 700 470, 850 540',
    ),
    inland: parsePoints('850 -40, -50 -40'),
    works: {
      quays: [
        { from: [300, 340], to: [286, 398], width: 34 },
        { from: [390, 374], to: [372, 430], width: 30 },
        { from: [610, 428], to: [590, 500], width: 38 },
      ],
      moles: [parsePoints('520 412, 500 486, 420 478, 320 452, 210 416')],
      ships: [
        { at: [332, 408], heading: 14, length: 62 },
        { at: [640, 492], heading: 196, length: 76 },
      ],
    },
    town: { at: [452, 300], radii: [88, 62], angle: 18 },
  },
  split: {
    kind: 'harbour',
    angle: 6,
    shore: parsePoints(
      '-50 268, 60 300, 130 352, 190 400, 260 418, 312 392, 330 336, 384 318, 452 326, 478 392, 540 430, 640 424, 740 452, 850 440',
    ),
    inland: parsePoints('850 -40, -50 -40'),
    works: {
      quays: [
        { from: [470, 360], to: [404, 376], width: 26 },
        { from: [486, 400], to: [420, 430], width: 28 },
        { from: [320, 366], to: [352, 384], width: 16 },
      ],
      moles: [parsePoints('540 432, 520 490, 440 504'), parsePoints('270 420, 310 462, 348 470')],
      ships: [
        { at: [440, 398], heading: 76, length: 60 },
        { at: [640, 470], heading: 268, length: 72 },
      ],
    },
    town: { at: [404, 246], radii: [88, 68], angle: 6 },
  },
} as const satisfies Record<string, HarbourCity>
