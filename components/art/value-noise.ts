const gridSize = 64

/**
 * Takes a generator of numbers and gives a smooth field: for every place (x, y) a height from 0 to 1.
 * Neighbouring places have neighbouring heights; the field repeats after 64 units.
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
