import { parsePoints } from '../geometry/polyline.ts'
import type { HillCity } from './hill-city.ts'

/** Cities among hills, north up, on a sheet of 800 by 600; the plan ends at 462. */
export const hillCities = {
  zagreb: {
    kind: 'hill',
    angle: -6,
    section: 92,
    hills: [
      { at: [330, 30], reach: [330, 110], height: 0.8 },
      { at: [560, 70], reach: [120, 60], height: 0.28 },
      { at: [150, 110], reach: [110, 60], height: 0.24 },
    ],
    river: {
      through: parsePoints('-40 392, 120 410, 260 430, 400 404, 540 400, 680 424, 850 400'),
      width: 36,
      bridges: [0.2, 0.38, 0.54, 0.72],
    },
    town: { at: [408, 284], radii: [80, 62], angle: -6 },
  },
  'cluj-napoca': {
    kind: 'hill',
    angle: 10,
    section: 120,
    hills: [
      { at: [180, 70], reach: [210, 100], height: 0.66 },
      { at: [620, 60], reach: [180, 80], height: 0.5 },
      { at: [330, 440], reach: [240, 70], height: 0.74 },
      { at: [720, 430], reach: [120, 70], height: 0.5 },
    ],
    river: {
      through: parsePoints('-40 250, 100 226, 230 212, 350 190, 480 200, 620 180, 850 214'),
      width: 24,
      bridges: [0.16, 0.34, 0.5, 0.62, 0.8],
    },
    town: { at: [430, 292], radii: [88, 60], angle: 10 },
  },
  tbilisi: {
    kind: 'hill',
    angle: -32,
    section: 224,
    hills: [
      { at: [150, 250], reach: [150, 170], height: 0.9 },
      { at: [330, 440], reach: [150, 80], height: 0.62 },
      { at: [690, 120], reach: [120, 130], height: 0.56 },
      { at: [740, 380], reach: [110, 110], height: 0.5 },
    ],
    river: {
      through: parsePoints('230 -50, 330 50, 410 130, 450 220, 520 300, 590 350, 620 430, 720 540'),
      width: 44,
      bridges: [0.2, 0.33, 0.46, 0.6, 0.72],
    },
    town: { at: [388, 300], radii: [70, 62], angle: -32 },
  },
} as const satisfies Record<string, HillCity>
