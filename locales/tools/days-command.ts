import { writeFileSync } from 'node:fs'
import { changeDaysFile } from '../../content/change-days-file.ts'
import { daysText, renewedDays } from './change-days.ts'
import { CommandError } from './finding.ts'
import { readProject } from './project.ts'

/**
 * `days [path…]`: dates the texts that have changed with today, and forgets those that are gone.
 * @param names paths, or the start of paths with a star; without any, all
 */
export function daysCommand(
  names: readonly string[],
  { sameMeaning = false }: { sameMeaning?: boolean },
): number {
  const { dated } = readProject('.')
  const today = new Date().toISOString().slice(0, 10)
  const { lines, changed } = renewedDays(dated, chosenPaths([...dated.texts.keys()], names), {
    today,
    sameMeaning,
  })
  writeFileSync(changeDaysFile, daysText(lines))
  const outcome = sameMeaning
    ? 'keep the day that they have'
    : `are of ${today} now, or of the day of publishing`
  console.info(`${changed} of ${dated.texts.size} texts had changed and ${outcome}`)
  return 0
}

/** @throws CommandError for a name that is no text of a page */
function chosenPaths(paths: readonly string[], names: readonly string[]): Set<string> {
  if (names.length === 0) return new Set(paths)
  return new Set(
    names.flatMap((name) => {
      const found = paths.filter((path) =>
        name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name,
      )
      if (found.length === 0) throw new CommandError(`No text of a page is called ${name}`)
      return found
    }),
  )
}
