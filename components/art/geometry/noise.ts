/**
 * A generator of numbers from 0 up to, not including, 1. The same seed always gives the same row of numbers (hash:
 * xmur3, generator: mulberry32).
 */
export function seededRandom(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function hashOf(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash >>> 0
}

const gridSize = 64

/**
 * A smooth field: for every place (x, y) a height from 0 to 1. Neighbouring places have neighbouring heights; the field
 * repeats after 64 units.
 */
export function valueNoise(random: () => number): (x: number, y: number) => number {
  const heights = Float64Array.from({ length: gridSize * gridSize }, random)
  const heightAt = (column: number, row: number) => heights[wrap(row) * gridSize + wrap(column)]!
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = eased(x - column)
    const down = eased(y - row)
    const upper = mix(heightAt(column, row), heightAt(column + 1, row), across)
    const lower = mix(heightAt(column, row + 1), heightAt(column + 1, row + 1), across)
    return mix(upper, lower, down)
  }
}

function wrap(index: number): number {
  return ((index % gridSize) + gridSize) % gridSize
}

/** Perlin's curve of the fifth degree: slope and bend are zero at both ends, so no grid shows. */
function eased(share: number): number {
  return share ** 3 * (share * (share * 6 - 15) + 10)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
