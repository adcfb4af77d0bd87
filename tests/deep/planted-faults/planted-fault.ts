/** A fault that somebody could put into the site, and the test that has to find it. */
export type PlantedFault = {
  /** What is wrong for whom, in a few words. */
  name: string
  file: string
  /** Stands once in the file. */
  find: string
  replace: string
  /** `path -t "title"` of one test of Vitest or Playwright, or the command of another checker (`npx …`). */
  test: string
  /** What the command of another checker has to say. */
  says?: RegExp
  /** What the test looks at: a new build, or a browser on one. Such faults take minutes: only with `--all`. */
  needs?: 'build' | 'browser'
}
