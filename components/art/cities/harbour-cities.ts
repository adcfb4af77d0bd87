import { parsePoints } from '../geometry/path.ts'
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
