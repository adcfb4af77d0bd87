import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** What is told of the rounds of a benchmark, in any unit. */
export type Summary = { median: number; min: number; max: number }

/**
 * Median, least and most.
 * @param values one figure per round, in any unit; at least one
 */
export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new RangeError('A summary needs a figure')
  return { median: (low + high) / 2, min: sorted[0]!, max: sorted.at(-1)! }
}

/** A median with the least and the most, as tables show them. */
export function spread({ median, min, max }: Summary, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} – ${max.toFixed(digits)})`
}

/** Writes `.data/bench/<name>.json` with what the figures depend on: the day, Node and the cores. */
export function writeFigures(name: string, figures: unknown): void {
  const { version } = process
  const whole = {
    date: new Date().toISOString(),
    node: version,
    cores: availableParallelism(),
    figures,
  }
  mkdirSync('.data/bench', { recursive: true })
  writeFileSync(`.data/bench/${name}.json`, `${JSON.stringify(whole, undefined, 2)}\n`)
}
