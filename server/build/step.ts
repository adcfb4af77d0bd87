/** Does a part of the build and remembers how long it took. */
export type Step = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>

/** Gives a stopwatch for the parts of a build; its lines say what each took. */
export function stopwatch(): { step: Step; lines: () => string[] } {
  const times: [name: string, seconds: number][] = []
  const since = (start: number) => (performance.now() - start) / 1000
  const begin = performance.now()
  const line = ([name, seconds]: [string, number]) =>
    `  ${name.padEnd(20)}${seconds.toFixed(2).padStart(8)} s`
  return {
    async step(name, work) {
      const start = performance.now()
      try {
        return await work()
      } finally {
        times.push([name, since(start)])
      }
    },
    lines: () => [...times.map(line), line(['all', since(begin)])],
  }
}
