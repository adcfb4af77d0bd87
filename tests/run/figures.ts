/** What one file of tests took. */
export type FileFigures = { file: string; tests: number; seconds: number }

/** What one step of a run took. */
export type StepFigures = { name: string; seconds: number; passed: boolean }

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(9)

/** The time of each step, in the order in which they ended. */
export function stepTable(steps: readonly StepFigures[]): string {
  return steps
    .map((step) => `${seconds(step.seconds)}  ${step.passed ? '' : 'FAILED: '}${step.name}`)
    .join('\n')
}

/** The slowest files of tests, slowest first. */
export function slowestTable(files: readonly FileFigures[], count = 10): string {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, tests, seconds: took }) => `${seconds(took)}  ${file} (${tests} tests)`)
    .join('\n')
}
