import { parsePoints } from '../geometry/polyline.ts'
import type { HarbourCity } from './harbour-city.ts'

/** Cities by the Black Sea, north up, on a sheet of 800 by 600. */
export const blackSeaHarbours = {
  odesa: {
    kind: 'harbour',
    angle: 32,
    shore: parsePoints(
      '360 -40, 372 60, 420 128, 470 168, 470 236, 512 280, 560 300, 572 380, 548 470, 570 560, 560 650',
    ),
    inland: parsePoints('-40 650, -40 -40'),
    works: {
      quays: [
        { from: [440, 146], to: [540, 104], width: 30 },
        { from: [474, 200], to: [580, 174], width: 34 },
        { from: [516, 280], to: [610, 236], width: 30 },
      ],
      moles: [parsePoints('562 306, 660 268, 690 210'), parsePoints('640 60, 690 110, 712 166')],
      ships: [
        { at: [560, 140], heading: 72, length: 80 },
        { at: [600, 208], heading: 78, length: 66 },
      ],
    },
    town: { at: [334, 300], radii: [96, 84], angle: 32 },
  },
  constanta: {
    kind: 'harbour',
    angle: 10,
    shore: parsePoints(
      '470 -40, 452 60, 462 140, 520 190, 560 240, 524 290, 452 300, 420 352, 440 430, 420 520, 430 650',
    ),
    inland: parsePoints('-40 650, -40 -40'),
    works: {
      quays: [
        { from: [430, 340], to: [540, 330], width: 34 },
        { from: [438, 400], to: [560, 396], width: 36 },
        { from: [436, 470], to: [576, 474], width: 38 },
      ],
      moles: [
        parsePoints('560 246, 640 290, 688 380, 690 470'),
        parsePoints('428 560, 560 572, 640 540'),
      ],
      ships: [
        { at: [500, 364], heading: 88, length: 78 },
        { at: [510, 436], heading: 92, length: 86 },
      ],
    },
    town: { at: [372, 220], radii: [92, 74], angle: 10 },
  },
  batumi: {
    kind: 'harbour',
    angle: -30,
    shore: parsePoints(
      '250 650, 228 540, 200 430, 196 320, 228 220, 300 150, 372 132, 420 176, 480 190, 540 150, 600 84, 720 30, 850 -10',
    ),
    inland: parsePoints('850 650'),
    works: {
      quays: [
        { from: [424, 176], to: [436, 112], width: 28 },
        { from: [500, 182], to: [492, 112], width: 30 },
      ],
      moles: [parsePoints('352 136, 372 72, 440 52')],
      ships: [
        { at: [464, 132], heading: 2, length: 60 },
        { at: [560, 96], heading: 46, length: 66 },
      ],
    },
    town: { at: [350, 300], radii: [92, 78], angle: -30 },
  },
} as const satisfies Record<string, HarbourCity>
