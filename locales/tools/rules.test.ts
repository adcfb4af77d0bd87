import { describe, expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'
import { type ParsedMessage, rules } from './rules.ts'

const good = { id: 'home.a', defaultMessage: 'Hello', description: 'Greeting at the top.' }

function findings(change: Partial<ParsedMessage>): string[] {
  const place = { file: 'locales/en/home.json', line: 1, namespace: 'home' }
  const message = { ...good, ...place, ...change }
  const elements = parseMessage(message.defaultMessage)
  return rules
    .map((rule) => rule({ ...message, elements })?.found)
    .filter((found) => found !== undefined)
}

test.each([
  ['plain words', {}],
  [
    'a described value',
    { defaultMessage: 'Hello {name}', description: 'Greeting. {name}: the visitor.' },
  ],
  ['a described tag', { defaultMessage: '<b>Hello</b>', description: 'Greeting, <b> is bold.' }],
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
