import { parsePoints } from '../geometry/polyline.ts'
import type { RadialCity } from './radial-city.ts'

/** Cities of ring roads, north up, on a sheet of 800 by 600. */
export const radialCities = {
  bucharest: {
    kind: 'radial',
    spokes: 11,
    town: { at: [410, 306], radii: [74, 66], angle: 24 },
    river: {
      through: parsePoints('-40 130, 90 210, 200 270, 290 360, 400 410, 530 440, 660 520, 780 640'),
      width: 22,
      bridges: [0.16, 0.3, 0.46, 0.56, 0.68, 0.82],
    },
  },
  timisoara: {
    kind: 'radial',
    spokes: 9,
    town: { at: [384, 270], radii: [92, 92], angle: 12, bastions: 9 },
    river: {
      through: parsePoints(
        '-40 520, 100 480, 220 448, 330 430, 460 434, 580 400, 700 356, 850 340',
      ),
      width: 26,
      bridges: [0.14, 0.3, 0.44, 0.58, 0.72, 0.86],
    },
  },
  lviv: {
    kind: 'radial',
    spokes: 13,
    town: { at: [420, 290], radii: [86, 98], angle: -8 },
  },
} as const satisfies Record<string, RadialCity>
