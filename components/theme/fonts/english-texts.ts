import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A text that a visitor of the English pages reads. */
export type EnglishText = { file: string; text: string }

/**
 * Every English message of `locales/en/` and every English text of `content/`.
 * @param root folder of the project
 */
export function englishTexts(root: string): EnglishText[] {
  const catalogs = list(path.join(root, 'locales/en'), '.json').flatMap((file) =>
    Object.values(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, { defaultMessage: string }>,
    ).map((message) => ({ file, text: message.defaultMessage })),
  )
  const articles = list(path.join(root, 'content'), `${path.sep}en.md`).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  return [...catalogs, ...articles]
}

function list(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => name.endsWith(ending))
}
