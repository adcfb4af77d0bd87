import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readGlossary, termFinder } from './glossary.ts'
import { sourceEntries } from './source-entry.ts'
import { isError } from './finding.ts'
import { verifyContentTerms, verifyGlossary } from './verify-glossary.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossary-'))
  file = join(folder, 'glossary.json')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(entries: unknown): void {
  writeFileSync(file, JSON.stringify(entries))
}

const message = (defaultMessage: string) => ({
  id: 'home.a',
  defaultMessage,
  description: '',
  file: 'locales/en/home.json',
  line: 1,
  namespace: 'home',
})

test('a project without a glossary has no terms and no fault', () => {
  expect(readGlossary(file)).toMatchObject({ entries: [], findings: [] })
})

test.each([
  ['no term', { note: 'x' }, '0.term'],
  ['no words to use', { term: 'x', note: 'x', de: { avoid: ['y'] } }, '0.de.use'],
  ['a keep that is no yes or no', { term: 'x', note: 'x', keep: 'yes' }, '0.keep'],
])('an entry with %s is reported with its field', (_, entry, field) => {
  write([entry])
  expect(readGlossary(file).findings.map(({ rule, location }) => [rule, location.id])).toEqual([
    ['glossary-entry', field],
  ])
})

test('a file that is no JSON is reported', () => {
  writeFileSync(file, '[\n  {,}\n]')
  expect(readGlossary(file).findings).toMatchObject([{ location: { line: 2, id: '(whole file)' } }])
})

test('a term that stands in no English text is dead; one in a text of content is alive', () => {
  write(['request', 'NDA', 'ship'].map((term) => ({ term, note: 'x' })))
  const glossary = readGlossary(file)
  const content = { file: 'content/a/en.md', locale: 'en', text: 'We sign an NDA.' }
  const german = { file: 'content/a/de.md', locale: 'de', text: 'Das ship' }
  const english = sourceEntries([message('Your requests')], termFinder(glossary.entries))
  const findings = verifyGlossary(glossary, english.values(), [content, german])
  expect(findings).toMatchObject([
    { rule: 'glossary-entry', location: { id: 'ship' }, found: 'no English text holds this term' },
  ])
})

test.each([
  ['React Native', ['React Native']],
  ['React and native', ['React']],
  ['They react', []],
  ['Two NDAs', ['NDA']],
  ['Engagement  models', ['engagement model']],
  ['An engage\u00ADment', ['engagement']],
  ['Requested', []],
  ['Use .NET', ['.NET']],
])('in “%s” stand %j', (text, terms) => {
  const names = ['React', 'React Native', 'NDA', '.NET'].map((term) => ({ term, keep: true }))
  const others = ['engagement', 'engagement model', 'request'].map((term) => ({
    term,
    keep: false,
  }))
  const entries = [...names, ...others].map((entry) => ({
    ...entry,
    note: '',
    strict: false,
    prose: true,
    words: {},
  }))
  expect(termFinder(entries)(text).map(({ term }) => term)).toEqual(terms)
})

describe('Texts of content', () => {
  const english = { file: 'content/a/en.md', locale: 'en', text: '# A\n\nOne working day.' }
  const day = { term: 'working day', note: 'x', de: { use: ['Arbeitstag'], avoid: ['Werktag'] } }
  const german = (text: string) => ({ file: 'content/a/de.md', locale: 'de', text })

  test('must not call a term of their English text by a name to avoid', () => {
    write([day])
    const texts = [english, german('# A\n\nAn jedem Werktag, in `Werktag` und {claim.Werktag}.')]
    const [finding, ...others] = verifyContentTerms(readGlossary(file), texts)
    expect(finding).toMatchObject({
      location: { file: 'content/a/de.md', line: 3 },
      rule: 'glossary',
      found: '“working day” is called “Werktag”',
    })
    expect(isError(finding!)).toBe(true)
    expect(others).toEqual([])
  })

  test('may use it where English does not name the term, in code, or where it has other meanings', () => {
    write([day])
    const other = { ...english, text: '# A\n\nOne night.' }
    expect(verifyContentTerms(readGlossary(file), [other, german('Ein Werktag.')])).toEqual([])
    expect(verifyContentTerms(readGlossary(file), [english, german('`Werktag`')])).toEqual([])
    write([{ ...day, prose: false }])
    expect(verifyContentTerms(readGlossary(file), [english, german('Ein Werktag.')])).toEqual([])
  })
})
