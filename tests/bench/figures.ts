import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** The middle of some measured values, and how far they lie apart. */
export function summary(values: readonly number[]): { median: number; min: number; max: number } {
  const sorted = values.toSorted((left, right) => left - right)
  const half = sorted.length >> 1
  const median = sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}

/** Writes what a benchmark has measured to `.data/bench/<name>.json`, with the day and the machine. */
export function writeFigures(name: string, figures: unknown): void {
  mkdirSync('.data/bench', { recursive: true })
  const machine = {
    date: new Date().toISOString(),
    node: process.version,
    cores: availableParallelism(),
  }
  writeFileSync(`.data/bench/${name}.json`, `${JSON.stringify({ ...machine, figures }, null, 2)}\n`)
}
