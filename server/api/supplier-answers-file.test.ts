import { marked } from 'marked'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supplierAnswersIn } from '../../content/procurement.server.ts'
import { answerCount } from '../../content/procurement.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { parseCsv } from '../../tests/support/parse-csv.ts'
import { csvFile, workbook } from '../spreadsheets.ts'
import { markdownText } from './supplier-answers-file.ts'

const now = () => Date.parse('2026-11-25T10:00:00Z')

let app: AppUnderTest
beforeAll(async () => {
  app = await startApp({ now })
})
afterAll(() => app.stop())

async function get(path: string) {
  const response = await app.get(path)
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

const records = (body: Buffer, separator?: string) =>
  parseCsv(body.toString('utf8').replace(/^\uFEFF/, ''), separator)
const english = supplierAnswersIn('en').flatMap(({ title, answers }) =>
  answers.map((answer) => ({ ...answer, group: title })),
)

test('selected answers are a CSV table with all that is known of them, in the order of the page', async () => {
  const { status, headers, body } = await get('/procurement/export?q=audits&q=devices&format=csv')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('Content-Disposition')).toBe(
    'attachment; filename=supplier-answers-2026-11-25.csv',
  )
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(body.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
  const [header, ...rows] = records(body)
  expect(header).toEqual([
    'ID',
    'Group',
    'Question',
    'Answer',
    'Owner',
    'Last checked',
    'CAIQ',
    'SIG',
    'ISO 27001',
    'GDPR',
    'HIPAA',
    'Source',
    'Link to the answer',
    'Sample',
  ])
  const devices = english.find(({ id }) => id === 'devices')!
  expect(rows.map(([id]) => id)).toEqual(['devices', 'audits'])
  expect(rows[0]).toEqual([
    'devices',
    'Security of access, devices and code',
    devices.question,
    devices.text,
    'Information security',
    '2026-11-10',
    'UEM',
    'Endpoint Security',
    'A.7.9, A.8.1',
    'Art. 32',
    '§ 164.310(d)(1)',
    'http://localhost:3000/faq#laptops',
    'http://localhost:3000/procurement#devices',
    'Sample',
  ])
})

test('a workbook has the same cells as the table, and days are days', async () => {
  const csv = records((await get('/procurement/export?format=csv')).body)
  const { headers, body } = await get('/procurement/export?format=xlsx')
  expect(headers.get('Content-Type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(headers.get('Content-Disposition')).toContain('supplier-answers-2026-11-25.xlsx')
  const sheet = await readSheet(body)
  expect(sheet[1]![5]).toBeInstanceOf(Date)
  const cells = sheet.map((row) =>
    row.map((cell) =>
      cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''),
    ),
  )
  expect(csv).toHaveLength(answerCount + 1)
  expect(cells).toEqual(csv)
})

test('in German every cell is German', async () => {
  const { headers, body } = await get('/de/procurement/export?q=dpo&format=csv')
  expect(headers.get('Content-Disposition')).toContain('lieferantenantworten-2026-11-25.csv')
  const [header, row] = records(body, ';')
  expect(header!.slice(0, 6)).toEqual([
    'Kennung',
    'Gruppe',
    'Frage',
    'Antwort',
    'Zuständig',
    'Zuletzt geprüft',
  ])
  expect(row![2]).toBe('Wer ist Ihr Datenschutzbeauftragter?')
  expect(row![3]).toMatch(/^Hier nicht veröffentlicht: /)
  expect(row![11]).toBe('http://localhost:3000/de/privacy-policy#controller')
})

test('a text in Markdown has each question under its group, with the same facts', async () => {
  const { headers, body } = await get('/procurement/export?q=devices,audits&format=markdown')
  expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  const text = body.toString('utf8')
  expect(text).toContain(
    'Helmwright, exported on 2026-11-25 from http://localhost:3000/procurement?q=devices,audits',
  )
  const headings = marked
    .lexer(text)
    .flatMap((token) =>
      token.type === 'heading' ? [`${token.depth} ${(token as { text: string }).text}`] : [],
    )
  expect(headings).toEqual([
    '1 Answers for a supplier check',
    '2 Security of access, devices and code',
    '3 On which devices is our code written, and what if one is lost?',
    '2 Delivery, quality and rights',
    '3 May we, or our auditor, audit you?',
  ])
  expect(text).toContain('- ISO 27001: A.7.9, A.8.1\n')
  expect(text).toContain('- Source: <http://localhost:3000/faq#laptops>\n')
})

test('without a selection whatever fits the search and the filters is exported', async () => {
  const ids = async (query: string) =>
    records((await get(`/procurement/export?format=csv&${query}`)).body)
      .slice(1)
      .map(([id]) => id)
  expect(await ids('framework=hipaa&since=2026-11-20')).toEqual([
    'sub-process',
    'subcontract',
    'past-breach',
    'office-loss',
  ])
  expect(await ids('search=penetration')).toEqual(['pen-test'])
  expect(await ids('search=penetration&q=audits')).toEqual(['audits'])
})

test.each([
  [
    'of unknown answers leads to the page, which says so',
    'q=nobody&format=csv',
    '/procurement?q=nobody',
  ],
  [
    'that finds nothing leads to the page, which says so',
    'search=elephant&format=csv',
    '/procurement?search=elephant',
  ],
  [
    'for printing is a page',
    'q=audits&q=devices&format=print',
    '/procurement?show=selected&q=devices,audits',
  ],
  [
    'with a request leads to the form',
    'q=audits&format=request',
    '/contact-us?questions=q%3Daudits',
  ],
])('An export %s', async (_, query, to) => {
  const { status, headers } = await get(`/procurement/export?${query}`)
  expect(status).toBe(303)
  expect(headers.get('Location')).toBe(to)
})

test('an unknown form is a CSV table, and a hostile address puts nothing of its own into it', async () => {
  const query = `q=audits&q=${encodeURIComponent('=HYPERLINK("http://x")')}&format=${encodeURIComponent('exe"\r\nX: y')}`
  const { status, headers, body } = await get(`/procurement/export?${query}`)
  expect(status).toBe(200)
  expect(headers.get('Content-Disposition')).toMatch(/\.csv$/)
  expect(body.toString('utf8')).not.toContain('HYPERLINK')
  expect(records(body)).toHaveLength(2)
})

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1',
  'a "quoted", text\nin two lines',
  '',
]

test('no cell of a table is a formula, whatever an editor writes', async () => {
  const day = new Date('2026-11-25')
  expect(parseCsv(csvFile([hostile], 'en').slice(1))).toEqual([
    ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "'＝1", 'a "quoted", text\nin two lines', ''],
  ])
  const [read] = await readSheet(await workbook([[...hostile, day]], { sheet: 'Sheet' }), {
    trim: false,
  })
  // Each of these is a text by its type, which nothing runs.
  expect(read).toEqual([...hostile.slice(0, -1), null, day])
})

test('no answer is markup of the text', () => {
  const answer = { heading: 'A *b* [c](d)', text: '# No heading\n\n<b>x</b> | y', facts: ['- z'] }
  const text = markdownText('Title', 'From', [{ title: 'Group', answers: [answer] }])
  const html = marked.parse(text, { async: false })
  expect(html.match(/<h\d>/g)).toEqual(['<h1>', '<h2>', '<h3>'])
  expect(html).toContain('<h3>A *b* [c](d)</h3>')
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt; | y')
})

test('words stay words: a number, a sign or an entity at the beginning of a line', () => {
  const text = '1. One\n2) Two\n# Three\n&lt;b&gt;'
  const markdown = markdownText('T', 'F', [
    { title: 'G', answers: [{ heading: 'H', text, facts: [] }] },
  ])
  const html = marked.parse(markdown, { async: false })
  expect(html).toContain('<p>1. One\n2) Two\n# Three\n&amp;lt;b&amp;gt;</p>')
})

test('no cell of a table is a number that a spreadsheet would write otherwise', async () => {
  const rows = records((await get('/procurement/export?format=csv')).body)
  const numbers = rows.flat().filter((cell) => /^[\d.,]+$/.test(cell))
  expect(numbers).toEqual([])
})
