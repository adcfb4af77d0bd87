import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isError } from './finding.ts'
import { contentTexts } from './project.ts'
import type { CatalogMessage } from './read-locale.ts'
import { verifyContent, verifySource, verifyUsage } from './verify-source.ts'

const location = { file: 'locales/en/home.json', line: 7, namespace: 'home' }
const good: CatalogMessage = {
  id: 'home.a',
  defaultMessage: 'Hello',
  description: 'Greeting at the top of the first page.',
  ...location,
}

test('good messages give no finding', () => {
  expect(verifySource([good])).toEqual([])
})

test('invalid ICU is reported with its file and line, and the other messages are still checked', () => {
  const invalid = { ...good, defaultMessage: 'Hello {name' }
  const untidy = { ...good, id: 'home.b', line: 11, defaultMessage: 'Hello  you' }
  expect(verifySource([invalid, untidy])).toMatchObject([
    {
      location: { file: location.file, line: 7, id: 'home.a' },
      found: expect.stringContaining('no valid ICU'),
    },
    { location: { line: 11, id: 'home.b' }, found: 'two spaces in a row in “Hello  you”' },
  ])
})

test('every rule that a message breaks is reported', () => {
  const bad = { ...good, defaultMessage: 'Wait...  "you"', max: 3 }
  expect(verifySource([bad]).map(({ found }) => found)).toEqual([
    '14 characters, at most 3 fit',
    'two spaces in a row in “Wait...  "you"”',
  ])
})

function message(id: string): CatalogMessage {
  return { ...good, id, line: 1 }
}

const unused = (id: string, code: string) =>
  verifyUsage([message(id)], code).map((finding) => `${finding.location.id} ${finding.found}`)

test.each([
  ['in single quotes', 'home.hero.title', `text('home.hero.title')`],
  ['as an attribute', 'home.hero.title', `<Message id="home.hero.title" />`],
  [
    'by prefix and part',
    'home.hero.title',
    '<Hero copy="home.hero" />; <Message id={`${copy}.title`} />',
  ],
  [
    'by part',
    'home.hero.title',
    '<Hero copy="home.hero" />; <SectionText copy={copy} part="title" />',
  ],
  ['by part in an attribute', 'home.hero.title', `"home.hero"; useSectionText()(copy, 'title')`],
  ['by prefix in a list', 'home.hero.title', "{ copy: 'home.hero' }; text(`${copy}.title`)"],
  [
    'by a part of two names',
    'home.hero.cards.title',
    "{ copy: 'home.hero' }; text(`${copy}.cards.title`)",
  ],
  ['by a table', 'claims.client-countries.label', 'text(`claims.${id}.label`)'],
  [
    'by a table at the end',
    'mail.request.field.requestDetails',
    'text(`mail.request.field.${key}`)',
  ],
])('a message that is named %s is used', (_, id, code) => {
  expect(unused(id, code)).toEqual([])
})

test.each([
  ['nowhere', 'home.hero.title', `text('home.hero.lead')`],
  ['only by its prefix', 'home.hero.title', '<Hero copy="home.hero" />'],
  ['only by its part', 'home.hero.title', '<Message id={`${copy}.title`} />'],
  ['only by part', 'home.hero.title', '<SectionText copy={copy} part="title" />'],
  ['by another prefix', 'home.hero.title', '<Hero copy="home.numbers" />; `${copy}.title`'],
  ['by a longer id', 'home.hero.title', `text('home.hero.title-long')`],
  ['by a table of other messages', 'claims.reviews.label', 'text(`claims.${id}.definition`)'],
  ['by a table with fewer names', 'claims.reviews.a.label', 'text(`claims.${id}.label`)'],
])('a message that is named %s is reported', (_, id, code) => {
  expect(unused(id, code)).toEqual([`${id} nothing names this message`])
})

describe('texts of content', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'))
    mkdirSync(join(root, 'content/success-stories/xola'), { recursive: true })
  })

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('a claim that is typed in a story is reported with its file and line', () => {
    const file = 'content/success-stories/xola/en.md'
    writeFileSync(join(root, file), '# Xola\n\nOne of 39 countries.\n')
    expect(verifyContent(contentTexts(root))).toMatchObject([
      { location: { file, line: 3 }, found: 'the claim “39 countries” is typed' },
    ])
  })

  test('a story without claims, and files that are no texts, give no finding', () => {
    writeFileSync(join(root, 'content/success-stories/xola/en.md'), 'Nine engineers, 39 weeks.\n')
    writeFileSync(join(root, 'content/company.ts'), '39 countries')
    writeFileSync(join(root, 'content/README.md'), '39 countries')
    expect(verifyContent(contentTexts(root))).toEqual([])
  })

  test('a word that the style sheet rules out is reported, in prose and not in code', () => {
    const file = 'content/success-stories/xola/en.md'
    const code = '```css\ncolor: red\n```\n\nThe property `color` and [a link](/color) {#color}'
    writeFileSync(join(root, file), `# Xola\n\n${code}\n\nA new color.\n`)
    const [finding, ...others] = verifyContent(contentTexts(root))
    expect(finding).toMatchObject({
      location: { file, line: 9 },
      rule: 'wording',
      found: '“color”',
    })
    expect(isError(finding!)).toBe(true)
    expect(others).toEqual([])
  })
})
