import { describe, expect, test } from 'vitest'
import { type ParsedMessage, violationsOf, parsedMessage } from './message-tree.ts'
import { rulesOf, sourceRules } from './rules.ts'

const good = {
  id: 'home.a',
  defaultMessage: 'Hello',
  description: 'Greeting at the top of the first page.',
}

function findings(change: Partial<ParsedMessage>): string[] {
  const location = { file: 'locales/en/home.json', line: 1, namespace: 'home' }
  const message = parsedMessage({ ...good, ...location, ...change })
  return violationsOf(message, sourceRules).map(({ found }) => found)
}

test.each([
  ['plain words', {}],
  [
    'a described value',
    { defaultMessage: 'Hello {name}', description: 'Greeting at the top. {name}: the visitor.' },
  ],
  [
    'a described tag',
    { defaultMessage: '<b>Hello</b>', description: 'Greeting at the top, where <b> is bold.' },
  ],
  ['good typography', { defaultMessage: '“We’ll” see … at 5–6 & more' }],
  ['a line break', { defaultMessage: 'Software teams\nthat hold' }],
  ['exactly the allowed length', { max: 5 }],
])('%s passes every rule', (_, change) => {
  expect(findings(change)).toEqual([])
})

describe('one bad message per rule', () => {
  test.each([
    ['an id of another namespace', { id: 'forms.a' }, 'does not begin with its namespace'],
    ['a namespace without a dot', { id: 'homea' }, 'does not begin with its namespace'],
    ['a short description', { description: 'Greeting ' }, 'description is too short'],
    [
      'a description silent about a value',
      { defaultMessage: 'Hello {name}' },
      'silent about {name}',
    ],
    ['a description silent about a tag', { defaultMessage: '<b>Hello</b>' }, 'silent about <b>'],
    ['an empty text', { defaultMessage: '' }, 'text is empty'],
    ['a space before', { defaultMessage: ' Hello' }, 'a space at the edge'],
    ['a space after', { defaultMessage: 'Hello ' }, 'a space at the edge'],
    ['a double space', { defaultMessage: 'Hello  you' }, 'two spaces'],
    ['straight quotes', { defaultMessage: 'Say "hello"' }, 'straight quotation mark'],
    ['a straight apostrophe', { defaultMessage: "We'll see" }, 'straight quotation mark'],
    ['three dots', { defaultMessage: 'Hello...' }, 'three dots'],
    ['a named entity', { defaultMessage: 'R&amp;D' }, 'an HTML entity'],
    ['a numbered entity', { defaultMessage: 'R&#38;D' }, 'an HTML entity'],
    ['a non-breaking hyphen', { defaultMessage: 'Sub\u2011processor' }, 'a non-breaking hyphen'],
    ['a text that is too long', { max: 4 }, '5 characters, at most 4 fit'],
    [
      'a typed claim',
      { defaultMessage: 'Clients from 39 countries' },
      'the claim “39 countries” is typed',
    ],
  ])('%s is found and nothing else', (_, change, found) => {
    expect(findings(change)).toEqual([expect.stringContaining(found)])
  })
})

describe('typography of a language', () => {
  const marks = (locale: string, defaultMessage: string) => {
    const location = { file: `locales/${locale}/home.json`, line: 1, namespace: 'home' }
    const message = parsedMessage({ ...good, ...location, defaultMessage })
    return violationsOf(message, rulesOf(locale)).map(({ rule, found }) => `${rule}: ${found}`)
  }

  test.each([
    ['de', 'Ihr „Team“ in z.\u00A0B. 5\u00A0Tagen'],
    ['de', '{share}\u00A0% der Fachkräfte, 24\u00A0kB, 5 Bäume'],
    ['de', 'Individuelle Lösungen, Duden, Direktion'],
    ['de-AT', 'Arbeits\u00ADzeiten'],
    ['fr', 'Vous avez «\u00A0dit\u00A0» quoi\u202F?'],
    ['pl', 'Czy to „dobry” tekst?'],
  ])('%s: %s is well set', (locale, text) => {
    expect(marks(locale, text)).toEqual([])
  })

  test.each([
    ['de', 'Ihr “Team”', 'typography: quotation marks that are not German'],
    ['de', 'Ihr „Team”', 'typography: quotation marks that are not German'],
    ['de', 'Ihr „Team', 'typography: quotation marks that are not German'],
    ['de', 'Ihr «Team»', 'typography: quotation marks that are not German'],
    ['de', 'Banken, z. B. in Wien', 'typography: an ordinary space or none in z. B.'],
    ['de', 'Banken, z.B. in Wien', 'typography: an ordinary space or none in z. B.'],
    ['de', '5 % der Zeit', 'typography: an ordinary space before a unit'],
    ['de', '{size} kB', 'typography: an ordinary space before a unit'],
    ['de', '5% der Zeit', 'typography: no space before %'],
    ['de', 'Was du brauchst', 'address: an informal form of address'],
    ['de', 'Dein Team', 'address: an informal form of address'],
    ['de', 'Für dei\u00ADnen Erfolg', 'address: an informal form of address'],
    ['fr', 'Vous avez “dit”', 'typography: quotation marks that are not French'],
    ['fr', 'Quoi ?', 'typography: an ordinary space beside a mark'],
    ['fr', 'Quoi?', 'typography: no space beside a mark'],
    ['en', 'Your „team“', 'typography: a quotation mark of another language'],
  ])('%s: %s is reported', (locale, text, found) => {
    expect(marks(locale, text)).toEqual([expect.stringContaining(`${found} in “`)])
  })
})
