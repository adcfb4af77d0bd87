import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { changeDaysFile } from '../../content/content-folder.server.ts'
import type { LocaleRecord } from '../locales.ts'
import { routes } from '../route-table.ts'
import { chosenNames, CommandError, type Finding } from './finding.ts'
import type { ReadCatalogs, ReadLocale } from './read-locale.ts'
import { sourceHash } from './source-entry.ts'

/** The day on which a file of words last changed its meaning, and the mark of the words that it has had since. */
const changeDay = v.strictObject({
  src: v.string(),
  day: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-24')),
})

type ChangeDay = v.InferOutput<typeof changeDay>

/** What a page says, and its day of publishing where it has one. */
type DatedText = { text: string; published?: string | undefined }

/** Files whose days search engines and readers are told, by path from the root, beside what is recorded of them. */
export type DatedFiles = {
  recorded: ReadonlyMap<string, ChangeDay>
  texts: ReadonlyMap<string, DatedText>
}

/** Of the words of a project, those that pages are made of. */
type Words = {
  english: Pick<ReadCatalogs, 'messages'> & { names: readonly string[] }
  locales: readonly ReadLocale[]
  records: readonly LocaleRecord[]
  texts: readonly { file: string; locale: string; text: string }[]
}

/**
 * Reads the days of a project's texts. Those of languages that are not live have none yet.
 * @throws CommandError for a file of days that cannot be read
 */
export function readDatedFiles(root: string, words: Words): DatedFiles {
  const live = words.records.filter(({ state }) => state === 'live').map(({ code }) => code)
  return {
    recorded: new Map(Object.entries(recordedDays(root))),
    texts: new Map([...entryTexts(root, words, live), ...catalogTexts(words, live)]),
  }
}

function recordedDays(root: string): Record<string, ChangeDay> {
  const file = join(root, changeDaysFile)
  if (!existsSync(file)) return {}
  try {
    return v.parse(v.record(v.string(), changeDay), JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new CommandError(`${changeDaysFile}: ${(error as Error).message}`)
  }
}

/** The facts of an entry are shown on its page, so they count as its words do. */
function entryTexts(root: string, { texts }: Words, live: readonly string[]) {
  return texts.flatMap(({ file, locale, text }): [string, DatedText][] => {
    const path = join(root, dirname(file), 'entry.json')
    if (!live.includes(locale) || !existsSync(path)) return []
    const facts = JSON.parse(readFileSync(path, 'utf8')) as { published?: string }
    return [[file, { text: `${text}\n${JSON.stringify(facts)}`, published: facts.published }]]
  })
}

/** Catalogs of the pages that have no other text than their messages; what is not translated is shown in English. */
function catalogTexts({ english, locales }: Words, live: readonly string[]) {
  const ofPages = new Set(
    Object.values(routes)
      .filter(({ title, index }) => title !== null && index === true)
      .flatMap(({ catalogs }) => catalogs),
  )
  const names = english.names.filter((name) => ofPages.has(name))
  return live.flatMap((code) => {
    const own = locales.find((locale) => locale.code === code)
    return names.map((name): [string, DatedText] => {
      const shown = english.messages
        .filter(({ namespace }) => namespace === name)
        .map(({ id, defaultMessage }) => own?.texts.get(id)?.defaultMessage ?? defaultMessage)
      return [`locales/${code}/${name}.json`, { text: shown.join('\n') }]
    })
  })
}

/**
 * Whether there are files that do not say what they said on their day: one finding, since one command dates all.
 * @param only the locale whose files are looked at; all without one
 */
export function verifyDays({ recorded, texts }: DatedFiles, only?: string): Finding[] {
  const changed = [...texts].filter(
    ([path, { text }]) => recorded.get(path)?.src !== sourceHash(text),
  )
  const gone = [...recorded].filter(([path]) => !texts.has(path))
  const isAsked = ([path]: readonly [string, ...unknown[]]) =>
    only === undefined || path.startsWith(`locales/${only}/`) || path.endsWith(`/${only}.md`)
  const [first, ...others] = [...changed, ...gone].filter(isAsked)
  if (!first) return []
  const found = `${others.length > 0 ? `and ${others.length} more have` : 'has'} changed since the recorded day`
  const advice = 'npm run l10n -- days, with --same-meaning where it says nothing else than before'
  return [{ location: { file: changeDaysFile, line: 1, id: first[0] }, rule: 'day', found, advice }]
}

/**
 * The days of all files, those of the chosen ones renewed. A file that had none gets the day of publishing of its
 * entry: a post is not said to have changed on the day on which it came.
 * @param sameMeaning a file that has a day keeps it
 */
export function renewedDays(
  { recorded, texts }: DatedFiles,
  chosen: ReadonlySet<string>,
  { today, sameMeaning }: { today: string; sameMeaning: boolean },
): { lines: [string, ChangeDay][]; changed: number } {
  let changed = 0
  const lines = [...texts].flatMap(([path, { text, published }]): [string, ChangeDay][] => {
    const line = recorded.get(path)
    const src = sourceHash(text)
    if (line?.src === src || !chosen.has(path)) return line ? [[path, line]] : []
    changed += 1
    if (!line) return [[path, { src, day: published ?? today }]]
    return [[path, { src, day: sameMeaning ? line.day : today }]]
  })
  return { lines: lines.sort(([left], [right]) => (left < right ? -1 : 1)), changed }
}

/** One line for each file, so that changes of different files can be merged. */
export function daysText(lines: readonly (readonly [path: string, line: ChangeDay])[]): string {
  const rows = lines.map(
    ([path, { src, day }]) =>
      `  ${JSON.stringify(path)}: { "src": ${JSON.stringify(src)}, "day": ${JSON.stringify(day)} }`,
  )
  return rows.length === 0 ? '{}\n' : `{\n${rows.join(',\n')}\n}\n`
}

/**
 * `days [path…]`: dates the texts that have changed with today, and forgets those that are gone.
 * @param names paths, or the start of paths with a star; without any, all
 * @throws CommandError for a name that is no text of a page
 */
export function daysCommand(
  dated: DatedFiles,
  names: readonly string[],
  { sameMeaning = false }: { sameMeaning?: boolean },
): number {
  const today = new Date().toISOString().slice(0, 10)
  const paths = [...dated.texts.keys()]
  const chosen =
    names.length === 0
      ? paths
      : chosenNames(paths, names, (name) => `No text of a page is called ${name}`)
  const { lines, changed } = renewedDays(dated, new Set(chosen), { today, sameMeaning })
  writeFileSync(changeDaysFile, daysText(lines))
  const outcome = sameMeaning
    ? 'keep the day that they have'
    : `are of ${today} now, or of the day of publishing`
  console.info(`${changed} of ${dated.texts.size} texts had changed and ${outcome}`)
  return 0
}
