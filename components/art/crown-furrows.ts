import type { CrownKind } from './tooth-crown.ts'
import type { Point } from './point.ts'

/**
 * Furrows and ridges on the chewing side of a crown, each a row of places: shares of half the width from the
 * middle to the right, of half the depth from the middle to the tongue.
 */
const furrows: Record<CrownKind, readonly string[]> = {
  incisor: [
    '-0.8 -0.42, -0.3 -0.56, 0.3 -0.56, 0.8 -0.42',
    '-0.76 -0.2, -0.3 -0.32, 0.3 -0.32, 0.76 -0.2',
    '-0.4 0.35, -0.16 0.58, 0.16 0.58, 0.4 0.35',
  ],
  canine: [
    '-0.72 -0.05, -0.3 -0.42, 0 -0.52, 0.3 -0.42, 0.72 -0.05',
    '0 -0.5, 0.04 -0.2, 0 0.1, 0.02 0.42',
    '-0.42 0.3, -0.2 0.56, 0.2 0.56, 0.42 0.3',
  ],
  premolar: [
    '-0.62 -0.16, -0.45 0.06, 0 0.02, 0.45 0.06, 0.62 -0.16',
    '-0.66 0.24, -0.5 0.1, -0.42 0.05',
    '0.66 0.24, 0.5 0.1, 0.42 0.05',
    '-0.3 -0.5, 0 -0.62, 0.3 -0.5',
    '-0.26 0.52, 0 0.64, 0.26 0.52',
  ],
  molar: [
    '-0.74 0.12, -0.44 -0.02, -0.14 0.1, 0.16 -0.08, 0.46 0.06, 0.74 -0.1',
    '-0.2 -0.82, -0.14 -0.5, -0.2 -0.2, -0.12 0.08',
    '0.2 0.82, 0.14 0.5, 0.22 0.22, 0.16 -0.06',
    '-0.62 -0.44, -0.48 -0.6, -0.36 -0.44',
    '0.3 -0.46, 0.46 -0.6, 0.62 -0.42',
    '-0.62 0.46, -0.46 0.62, -0.3 0.46',
    '0.4 0.44, 0.5 0.6, 0.64 0.42',
  ],
}

/** Takes the kind of a crown and gives its furrows in shares of half its width and half its depth. */
export function crownFurrows(kind: CrownKind): Point[][] {
  return furrows[kind].map((row) => row.split(', ').map(placeOf))
}

function placeOf(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number)
  return [x, y]
}
