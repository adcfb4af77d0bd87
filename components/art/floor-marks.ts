import { spotLine, type Axonometry, type Spot } from './axonometry.ts'

/** Takes an axonometry, the height of a slab and a generator and gives path data of walls and stairs on it. */
export function wallMarks(onSheet: Axonometry, z: number, random: () => number): string {
  const split = Math.floor(random() * 3) - 2
  const runs: [Spot, Spot][] = [
    [
      [-4, split, z],
      [0.5, split, z],
    ],
    [
      [split + 1, -4, z],
      [split + 1, split, z],
    ],
    [
      [-1.2, split, z],
      [-1.2, 4, z],
    ],
    [
      [2.2, -4, z],
      [2.2, 0.5, z],
    ],
    [
      [-4, 2.1, z],
      [-1.2, 2.1, z],
    ],
  ]
  for (let x = 2.5; x < 3.8; x += 0.2) {
    runs.push([
      [x, -1.2, z],
      [x, -0.2, z],
    ])
  }
  return runs.map((run) => spotLine(onSheet, run)).join('')
}

/** Takes an axonometry, half a width, a step and a height and gives path data of a square grid. */
export function gridMarks(onSheet: Axonometry, half: number, step: number, z: number): string {
  let data = ''
  for (let at = -half; at <= half; at += step) {
    const across: Spot[] = [
      [at, -half, z],
      [at, half, z],
    ]
    const along = across.map(([x, y]): Spot => [y, x, z])
    data += spotLine(onSheet, across) + spotLine(onSheet, along)
  }
  return data
}

/** Takes an axonometry and a height and gives path data of the steel in an angled slab before it is cast. */
export function steelMarks(onSheet: Axonometry, z: number): string {
  let data = ''
  for (let at = -3.5; at < 4; at += 0.5) {
    const across: Spot[] = [
      [at, -4, z],
      [at, at > 0.5 ? 0.5 : 4, z],
    ]
    const along = across.map(([x, y]): Spot => [y, x, z])
    data += spotLine(onSheet, across) + spotLine(onSheet, along)
  }
  return data
}
