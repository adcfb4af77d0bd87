/**
 * What LibreOffice shows of every table that the built site exports, cell by cell: text as text, numbers as numbers,
 * no formula. Needs LibreOffice Calc (`SOFFICE_PATH`, or `soffice` on the path).
 */
import { createIntl } from '@formatjs/intl'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exchangeRates, rateCard } from '../../content/facts/rates.ts'
import { frameworks } from '../../content/facts/supplier-answers/answer-facts.ts'
import { supplierAnswersIn } from '../../content/procurement.server.ts'
import { href } from '../../locales/addresses.ts'
import { csvFile, workbook } from '../../server/spreadsheets.ts'
import { startSite } from '../support/site-under-test.ts'

const soffice = process.env.SOFFICE_PATH ?? 'soffice'
if (spawnSync(soffice, ['--version']).status !== 0) {
  throw new Error(
    'This test needs LibreOffice Calc: install it ("apt-get install libreoffice-calc") or set SOFFICE_PATH.',
  )
}

/** The languages of the site, and the number and the signs by which LibreOffice reads tables in them. */
const readers = { en: { language: 2057, separator: ',' }, de: { language: 1031, separator: ';' } }
type Words = keyof typeof readers

/** A cell is a text, or a value: a number or a day. */
type Cell = string | { value: string }
const value = (shown: number | string): Cell => ({ value: String(shown) })

/** Two teams, in dollars. */
const team =
  'team=1&role=full-stack-developers&level=senior&place=georgia&count=2' +
  '&team=1&role=react-developers&level=middle&place=poland&count=1&months=12' +
  '&team=2&role=qa-engineers&level=lead&place=argentina&count=3&months=6&zone=london&currency=USD'

/** What an editor could write; in a CSV file an apostrophe keeps the beginning of a formula from being one. */
const awkward: readonly (readonly [text: string, inFile?: string])[] = [
  ['one, two; three'],
  ['a "quoted" word'],
  ['Grüße, Größe, Łódź, 東京'],
  ['two\nlines, "both"'],
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0147', "'+44 20 7946 0147"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['A.7.9, A.8.1'],
  ['§ 164.310(d)(1)'],
]

const folder = mkdtempSync(join(tmpdir(), 'office-'))
const errors: string[] = []
let compared = 0

/** Files with what their cells have to be. */
const exported: { file: string; locale: Words; cells: readonly (readonly Cell[])[] }[] = []

const site = await startSite('dist')
try {
  for (const locale of ['en', 'de'] as const) {
    const answers = `${href('procurement', locale)}/export?format=`
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await download(answers + format, `${locale}-answers-as-${format}.${format}`)
      exported.push({ file, locale, cells: answersIn(locale) })
    }
    const cost = `${href('team-cost', locale)}.csv?${team}`
    const file = await download(cost, `${locale}-cost.csv`)
    exported.push({ file, locale, cells: costIn(locale) })
  }
} finally {
  await site.stop()
}
for (const locale of ['en', 'de'] as const) {
  const texts = awkward.map(([text]) => text)
  const csv = join(folder, `${locale}-awkward-table.csv`)
  writeFileSync(csv, csvFile([texts], locale))
  exported.push({ file: csv, locale, cells: [awkward.map(([text, inFile = text]) => inFile)] })
  const xlsx = join(folder, `${locale}-awkward-book.xlsx`)
  writeFileSync(xlsx, await workbook([texts], { sheet: 'Sheet' }))
  exported.push({ file: xlsx, locale, cells: [texts] })
}
try {
  for (const { file, locale, cells } of exported) compare(file, locale, cells)
} finally {
  rmSync(folder, { recursive: true })
}
for (const error of errors) console.error(error)
console.info(`${errors.length} of ${compared} cells of exports are something else in LibreOffice`)
process.exitCode = errors.length > 0 ? 1 : 0

async function download(path: string, name: string): Promise<string> {
  const response = await fetch(site.url + path)
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  const file = join(folder, name)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  return file
}

function compare(file: string, locale: Words, expected: readonly (readonly Cell[])[]): void {
  const shown = opened(file, locale)
  const rows = Math.max(shown.length, expected.length)
  for (let row = 0; row < rows; row++) {
    const cells = Math.max(shown[row]?.length ?? 0, expected[row]?.length ?? 0)
    for (let at = 0; at < cells; at++) {
      compared += 1
      const [found, wanted] = [shown, expected].map((all) => JSON.stringify(all[row]?.[at] ?? ''))
      if (found !== wanted)
        errors.push(`${basename(file)}, row ${row + 1}, column ${at + 1}: ${found}, not ${wanted}`)
    }
  }
}

/** The cells of a file as LibreOffice shows them to somebody who reads in a language. */
function opened(file: string, locale: Words): Cell[][] {
  const { language, separator } = readers[locale]
  // What the dialog proposes: separator, quotation mark, UTF-8, from the first row, language, numbers alone are numbers.
  const input = `${separator.charCodeAt(0)},34,76,1,,${language},false,false`
  // Texts in quotation marks, values without, as an English office shows them: a German decimal that was read has a point.
  const output = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,2057,true,true'
  const { status, stderr } = spawnSync(
    soffice,
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      ...(file.endsWith('.csv') ? [`--infilter=Text - txt - csv (StarCalc):${input}`] : []),
      '--convert-to',
      output,
      '--outdir',
      join(folder, 'shown'),
      file,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`LibreOffice did not open ${file}: ${stderr}`)
  const name = basename(file).replace(/\.\w+$/, '.csv')
  return cellsOf(readFileSync(join(folder, 'shown', name), 'utf8').replace(/^\uFEFF/, ''))
}

/** Rows of a table as LibreOffice writes it, without the empty cells at their ends. */
function cellsOf(text: string): Cell[][] {
  const rows: Cell[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g,
  )) {
    const cell = quoted === undefined ? plain && value(plain) : quoted.replaceAll('""', '"')
    rows.at(-1)!.push(cell)
    if (end !== ',' && end !== '') rows.push([])
  }
  const filled = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
  return filled.slice(0, filled.findLastIndex((row) => row.length > 0) + 1)
}

/** Messages of catalogs, which the server has compiled. */
function textsOf(locale: Words, catalogs: readonly string[]) {
  const read = catalogs.map(
    (catalog) =>
      JSON.parse(readFileSync(`locales/${locale}/${catalog}.json`, 'utf8')) as Record<
        string,
        { defaultMessage: string }
      >,
  )
  const entries = Object.entries(Object.assign({}, ...read) as (typeof read)[number])
  const messages = Object.fromEntries(
    entries.map(([id, { defaultMessage }]) => [id, defaultMessage]),
  )
  const intl = createIntl({ locale, messages })
  return (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
}

function answersIn(locale: Words): Cell[][] {
  const text = textsOf(locale, ['procurement'])
  const page = site.url + href('procurement', locale)
  return [
    [
      text('procurement.column.id'),
      text('procurement.column.group'),
      text('procurement.column.question'),
      text('procurement.column.answer'),
      text('procurement.answer.owner'),
      text('procurement.answer.checked'),
      ...frameworks.map((name) => text(`procurement.framework-short.${name}`)),
      text('procurement.column.source'),
      text('procurement.column.link'),
      text('procurement.column.sample'),
    ],
    ...supplierAnswersIn(locale).flatMap(({ title, answers }) =>
      answers.map(({ id, question, text: answer, owner, asOf, frameworks: places, proof }) => [
        id,
        title,
        question,
        answer,
        text(`procurement.owner.${owner}`),
        value(asOf),
        ...frameworks.map((name) => places[name]?.join(', ') ?? ''),
        proof ? `${site.url}${href(proof.route, locale)}${proof.at ? `#${proof.at}` : ''}` : '',
        `${page}#${id}`,
        text('procurement.export.sample'),
      ]),
    ),
  ]
}

/** The calculation of both teams; its sums are worked out by hand in `team-cost-file.test.ts`. */
function costIn(locale: Words): Cell[][] {
  const text = textsOf(locale, ['team-cost', 'taxonomy'])
  const line = (
    [of, at]: readonly number[],
    words: readonly string[],
    figures: readonly (number | string)[],
  ) => [
    value(of!),
    at === undefined ? words[0]! : value(at),
    ...words.slice(at === undefined ? 1 : 0),
    ...figures.map((figure) => (typeof figure === 'number' ? value(figure) : figure)),
  ]
  const sum = (of: number, words: string, low: number, high: number) =>
    line([of], [words, ...Array.from({ length: 10 }, () => '')], [low, high, 'USD'])
  const month = text('team-cost.answer.team')
  const times = (months: number) => text('team-cost.arithmetic.total', { months })
  const { publisher, asOf, url } = exchangeRates.source
  return [
    [
      text('team-cost.csv.team'),
      text('team-cost.arithmetic.line'),
      text('team-cost.form.role'),
      text('team-cost.form.level'),
      text('team-cost.form.place'),
      text('team-cost.form.people'),
      text('team-cost.csv.rate-low'),
      text('team-cost.csv.rate-high'),
      text('team-cost.csv.rate-currency'),
      text('team-cost.csv.factor'),
      text('team-cost.arithmetic.hours'),
      text('team-cost.arithmetic.exchange'),
      text('team-cost.arithmetic.low'),
      text('team-cost.arithmetic.high'),
      text('team-cost.csv.currency'),
    ],
    line(
      [1, 1],
      [
        text('taxonomy.role.full-stack-developers'),
        text('team-cost.level.senior'),
        text('taxonomy.country.GE'),
      ],
      [2, 45, 60, 'EUR', 0.84, 147, 1.1298, 12_500, 16_800, 'USD'],
    ),
    line(
      [1, 2],
      [
        text('taxonomy.skill.react-developers'),
        text('team-cost.level.middle'),
        text('taxonomy.country.PL'),
      ],
      [1, 32, 42, 'EUR', 1, 147, 1.1298, 5300, 7000, 'USD'],
    ),
    sum(1, month, 17_800, 23_800),
    sum(1, times(12), 213_600, 285_600),
    line(
      [2, 1],
      [
        text('taxonomy.role.qa-engineers'),
        text('team-cost.level.lead'),
        text('taxonomy.country.AR'),
      ],
      [3, 44, 56, 'EUR', 0.9, 147, 1.1298, 19_700, 25_200, 'USD'],
    ),
    sum(2, month, 19_700, 25_200),
    sum(2, times(6), 118_200, 151_200),
    [],
    [text('team-cost.csv.scope')],
    [text('team-cost.csv.rates', { day: rateCard.asOf }), text('team-cost.csv.sample')],
    [text('team-cost.csv.exchange', { day: asOf, publisher }), url],
    [text('team-cost.csv.page'), `${site.url}${href('team-cost', locale)}?${team}`],
  ]
}
