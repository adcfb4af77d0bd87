import { parsePoints } from '../geometry/polyline.ts'
import type { HarbourCity } from './harbour-city.ts'

/** Cities by the Baltic, north up, on a sheet of 800 by 600. */
export const balticHarbours = {
  gdansk: {
    kind: 'harbour',
    angle: -12,
    shore: parsePoints(
      '-40 120, 80 132, 170 170, 260 176, 330 205, 352 290, 380 350, 420 340, 432 260, 470 196, 590 190, 700 226, 850 240',
    ),
    inland: parsePoints('850 650, -40 650'),
    works: {
      quays: [{ from: [560, 190], to: [548, 120], width: 40 }],
      moles: [parsePoints('330 202, 350 120, 386 88'), parsePoints('470 194, 452 132, 424 104')],
      ships: [
        { at: [392, 250], heading: 352, length: 62 },
        { at: [590, 140], heading: 170, length: 74 },
      ],
    },
    town: { at: [344, 440], radii: [104, 82], angle: -12 },
  },
  tallinn: {
    kind: 'harbour',
    angle: -22,
    shore: parsePoints(
      '-50 330, 60 290, 130 220, 210 210, 290 236, 360 214, 430 196, 500 214, 566 196, 610 130, 690 84, 850 60',
    ),
    inland: parsePoints('850 650, -50 650'),
    works: {
      quays: [
        { from: [350, 220], to: [338, 132], width: 34 },
        { from: [430, 200], to: [430, 118], width: 34 },
        { from: [520, 212], to: [508, 146], width: 26 },
      ],
      moles: [parsePoints('236 214, 226 140, 276 104'), parsePoints('588 160, 556 92, 500 72')],
      ships: [
        { at: [384, 164], heading: 0, length: 76 },
        { at: [470, 156], heading: 176, length: 70 },
      ],
    },
    town: { at: [366, 366], radii: [98, 116], angle: -22 },
  },
  parnu: {
    kind: 'harbour',
    angle: 38,
    shore: parsePoints(
      '-50 400, 70 440, 170 452, 230 420, 258 350, 330 270, 430 196, 520 120, 560 -40, 620 -40, 592 140, 500 240, 400 316, 322 388, 306 440, 372 486, 500 506, 640 560, 720 650',
    ),
    inland: parsePoints('850 650, 850 -60, -50 -60'),
    works: {
      quays: [{ from: [330, 380], to: [306, 360], width: 40 }],
      moles: [parsePoints('222 426, 214 500, 180 560'), parsePoints('312 446, 268 520, 236 566')],
      ships: [{ at: [376, 290], heading: 50, length: 58 }],
    },
    town: { at: [520, 356], radii: [92, 76], angle: 38 },
  },
} as const satisfies Record<string, HarbourCity>
