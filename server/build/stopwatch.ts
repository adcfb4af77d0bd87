/** Does a part of the build and remembers how long it took. */
export type Step = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>

/** What a part of the build took: time, time of all processors, and the most memory of the process so far. */
export type StepFigures = { name: string; seconds: number; processor: number; megabytes: number }

/** Gives a stopwatch for the parts of a build. */
export function stopwatch(): { step: Step; figures: () => StepFigures[] } {
  const known: StepFigures[] = []
  const measure = begin()
  return {
    async step(name, work) {
      const end = begin()
      try {
        return await work()
      } finally {
        known.push({ name, ...end() })
      }
    },
    figures: () => [...known, { name: 'all', ...measure() }],
  }
}

/** One line of a table. */
export function figuresLine({ name, seconds, processor, megabytes }: StepFigures): string {
  const figure = (value: number, unit: string) => `${value.toFixed(1).padStart(8)} ${unit}`
  return `  ${name.padEnd(20)}${figure(seconds, 's')}${figure(processor, 's of processors')}${figure(megabytes, 'MB')}`
}

function begin(): () => Omit<StepFigures, 'name'> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(before)
    return {
      seconds: (performance.now() - start) / 1000,
      processor: (user + system) / 1e6,
      megabytes: process.resourceUsage().maxRSS / 1024,
    }
  }
}
