import { readFileSync } from 'node:fs'
import { lexer, type Tokens } from 'marked'
import { expect, test } from 'vitest'
import { slugsOf } from './content-files.server.ts'
import { terms } from './facts/terms.ts'
import { workSample, workSamples } from './load.server.ts'
import { listedSample } from './work-sample.ts'

const locales = ['en', 'de'] as const
type Words = (typeof locales)[number]

const slugs = slugsOf('work-samples')
const textOf = (slug: string, locale: Words) =>
  readFileSync(new URL(`work-samples/${slug}/${locale}.md`, import.meta.url), 'utf8')
const texts = slugs.flatMap((slug) =>
  locales.map((locale) => [slug, locale, textOf(slug, locale)] as const),
)

test('there are seven documents for every stage of an engagement, in an order without ties, all marked', () => {
  for (const locale of locales) {
    const all = workSamples(locale)
    expect(all).toHaveLength(7)
    expect(new Set(all.map(({ order }) => order)).size).toBe(7)
    expect(new Set(all.map(({ stage }) => stage)).size).toBe(3)
    expect(all.every(({ sample, language }) => sample && language === undefined)).toBe(true)
  }
})

/** A figure as a number: the marks of thousands are those of the language. */
function numberOf(figure: string, locale: Words): number {
  const plain = locale === 'en' ? figure.replaceAll(',', '') : figure.replaceAll('.', '')
  return Number(plain.replace(',', '.'))
}

const months: Record<Words, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  ),
}
const weekdays: Record<Words, readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
}

/** Dates of a text that have another weekday than the calendar; the year is 2026 unless it is written. */
function wrongWeekdays(text: string, locale: Words): string[] {
  const day = new RegExp(
    `(${weekdays[locale].join('|')}),? (?:dem |den )?(\\d{1,2})\\.? (${months[locale].join('|')})(?: (\\d{4}))?`,
    'g',
  )
  return [...text.matchAll(day)].flatMap(([whole, name, date, month, year = '2026']) => {
    const on = new Date(Date.UTC(Number(year), months[locale].indexOf(month!), Number(date)))
    return weekdays[locale][on.getUTCDay()] === name ? [] : [whole]
  })
}

test.each(texts)('%s in %s: weekdays are those of the calendar', (_, locale, text) => {
  expect(wrongWeekdays(text, locale)).toEqual([])
})

test('a wrong weekday is found in both languages, and there are many to look at', () => {
  expect(wrongWeekdays('On Monday, 24 April 2026 and Friday, 24 April', 'en')).toEqual([
    'Monday, 24 April 2026',
  ])
  expect(wrongWeekdays('am Montag, 24. April, und Freitag, 24. April 2026', 'de')).toEqual([
    'Montag, 24. April',
  ])
  for (const locale of locales) {
    const named = texts.filter(([, own]) => own === locale).map(([, , text]) => text)
    const all = named.join(' ').match(new RegExp(`(${weekdays[locale].join('|')}),? \\d`, 'g'))
    expect(all!.length).toBeGreaterThan(25)
  }
})

const tablesOf = (text: string) =>
  lexer(text).filter((token): token is Tokens.Table => token.type === 'table')

/** Columns whose last row is a sum that is not the sum of those above, as lines for a reader. */
function wrongSums(text: string, locale: Words): string[] {
  return tablesOf(text).flatMap(({ header, align, rows }) => {
    const total = rows.at(-1)!
    if (!total[0]!.text.startsWith('**')) return []
    const above = rows.slice(0, -1)
    return header.flatMap(({ text: name }, at) => {
      if (align[at] !== 'right') return []
      const sum = above.reduce((all, row) => all + numberOf(row[at]!.text, locale), 0)
      return sum === numberOf(total[at]!.text, locale) ? [] : [`${name}: ${sum}`]
    })
  })
}

test.each(texts)('%s in %s: sums are the sums of what stands above them', (_, locale, text) => {
  expect(wrongSums(text, locale)).toEqual([])
})

test('a wrong sum is found', () => {
  const table = '| Step | Hours |\n| --- | ---: |\n| A | 1,000 |\n| B | 20 |\n| **Total** | 1,021 |'
  expect(wrongSums(table, 'en')).toEqual(['Hours: 1020'])
  expect(texts.filter(([, , text]) => text.includes('| **')).length).toBeGreaterThanOrEqual(8)
})

/** Figures above twelve, which both languages write as figures, in order of size. */
function figuresOf(text: string, locale: Words): number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([figure]) => numberOf(figure, locale))
    .filter((figure) => figure > 12)
    .sort((one, other) => one - other)
}

test.each(slugs)('%s says the same in both languages: parts, tables, figures', (slug) => {
  const [english, german] = locales.map((locale) => textOf(slug, locale)) as [string, string]
  const ids = (text: string) => [...text.matchAll(/\{#([a-z-]+)\}/g)].map(([, id]) => id)
  const shapes = (text: string) => tablesOf(text).map(({ align, rows }) => [align, rows.length])
  expect(ids(german)).toEqual(ids(english))
  expect(shapes(german)).toEqual(shapes(english))
  expect(figuresOf(german, 'de')).toEqual(figuresOf(english, 'en'))
})

/** What more than one of the documents says, by the figures and dates that it is told by. */
const shared: readonly (readonly [string, readonly string[]])[] = [
  ['2,300', ['proposal', 'status-report']],
  ['2,180', ['proposal', 'status-report']],
  ['24 April', ['proposal', 'status-report']],
  ['28 April', ['proposal', 'status-report']],
  ['16 February', ['proposal', 'status-report']],
  ['22 December 2025', ['proposal', 'data-processing-agreement', 'exit-plan']],
  ['19 January', ['proposal', 'candidate-review', 'data-processing-agreement', 'exit-plan']],
  ['1,900', ['proposal', 'decision-record']],
  ['610', ['proposal', 'decision-record']],
  ['3,100 staff', ['proposal', 'data-processing-agreement']],
  ['build 42', ['status-report', 'decision-record']],
  ['ecision 7', ['status-report', 'decision-record', 'incident-review', 'exit-plan']],
  ['500 messages', ['decision-record', 'incident-review']],
  ['410', ['decision-record', 'incident-review']],
  ['16 June', ['incident-review', 'data-processing-agreement']],
  ['five working days', ['data-processing-agreement', 'exit-plan']],
  ['7 October 2026', ['exit-plan']],
]

test.each(shared)('%s is said by each document that tells of it', (fact, documents) => {
  for (const slug of documents)
    expect([slug, textOf(slug, 'en')]).toEqual([slug, expect.stringContaining(fact)])
})

test('hours and points of the report by week add up to what its first table says, and to the plan of the proposal', () => {
  const [measures, weeks] = tablesOf(textOf('status-report', 'en')).slice(-2) as [
    Tokens.Table,
    Tokens.Table,
  ]
  const row = (table: Tokens.Table, name: string) =>
    table.rows
      .find(([header]) => header!.text.startsWith(name))!
      .slice(1)
      .map(({ text }) => numberOf(text, 'en'))
  const hours = row(weeks, 'Hours in the week')
  const soFar = hours.map((_, at) => hours.slice(0, at + 1).reduce((sum, each) => sum + each, 0))
  expect(row(weeks, 'Hours so far')).toEqual(soFar)
  expect(row(measures, 'Hours used')).toEqual(soFar.slice(-2))
  const points = weeks.rows.find(([header]) => header!.text === 'Open items')!
  expect(row(measures, 'Open items')).toEqual(points.slice(-2).map(({ text }) => Number(text)))
  const [packages, team] = tablesOf(textOf('proposal', 'en')) as [Tokens.Table, Tokens.Table]
  const [, expected] = row(packages, '**Total**')
  expect(soFar.at(-1)! + 184 + 230 + 230).toBe(expected)
  expect(hours[0]).toBe(row(team, '**Total**')[0])
})

test('the minutes of the incident are those between its times', () => {
  const [times] = tablesOf(textOf('incident-review', 'en')) as [Tokens.Table]
  const minutes = times.rows.map(([time]) => {
    const [hour, minute] = time!.text.split(':').map(Number) as [number, number]
    return hour * 60 + minute
  })
  expect(times.rows.map((cells) => Number(cells.at(-1)!.text))).toEqual(
    minutes.map((each) => each - minutes[0]!),
  )
})

test('the terms that the documents name are those of a dedicated team', () => {
  const { minimumMonths, noticeMonths } = terms.models.build
  expect([minimumMonths, noticeMonths]).toEqual([6, 3])
  expect(textOf('proposal', 'en')).toContain(
    'The minimum term is six months, and the notice period is three months',
  )
  expect(textOf('exit-plan', 'en')).toContain('after three months’ notice')
})

test.each(texts)('%s in %s: card and drawing say what the document says', (slug, locale) => {
  const { head, parts, drawn, dated, shows } = {
    ...workSample(locale, slug)!,
    ...listedSample(workSample(locale, slug)!),
  }
  const words = [head.title, ...head.facts, ...parts]
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join(' ')))
    .join(' ')
  for (const word of drawn) expect(words.toLowerCase()).toContain(word.toLowerCase())
  const [year, month, day] = dated.split('-').map(Number)
  const named = `${day}${locale === 'de' ? '.' : ''} ${months[locale][month! - 1]} ${year}`
  expect(head.facts.map(({ html }) => html).join(' ')).toContain(named)
  expect(shows).toBe(head.note.title)
})
