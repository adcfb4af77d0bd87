/** A part of a line that one file of a family sets; `at` is the file's place in the family. */
export type FontRun = { at: number; run: string }

const joining = /\p{Mark}/u

/**
 * Divides a line into parts that one file of a family sets each. A mark goes with its letter where both
 * have a file.
 * @param fileOf the place of the file that contains a character; below 0 for none
 * @throws RangeError for a character that no file contains
 */
export function fontRuns(text: string, fileOf: (character: string) => number): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const at = fileOf(character)
    if (at < 0) throw new RangeError(`No font file holds the character "${character}"`)
    const last = runs.at(-1)
    if (last && (last.at === at || joining.test(character))) last.run += character
    else runs.push({ at, run: character })
  }
  return runs
}
