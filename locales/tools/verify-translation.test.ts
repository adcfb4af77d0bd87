import { describe, expect, test } from 'vitest'
import type { SourceMessage } from './read-catalogs.ts'
import { verifyTranslation } from './verify-translation.ts'

function message(id: string, defaultMessage: string): SourceMessage {
  const place = { file: 'locales/de/home.json', line: 4, namespace: 'home' }
  return { id, defaultMessage, description: 'Greeting at the top.', ...place }
}

function findings(locale: string, english: string, translated: string): string[] {
  const source = [message('home.a', english)]
  return verifyTranslation(locale, source, [message('home.a', translated)]).map(
    ({ found }) => found,
  )
}

test.each([
  ['plain words', 'Hello', 'Hallo'],
  ['values in another order', 'From {from} to {to}', 'Bis {to} ab {from}'],
  ['tags and values', '<b>Write</b> to {email}', '{email} <b>schreiben</b>'],
  [
    'a plural',
    '{n, plural, one {# team} other {# teams}}',
    '{n, plural, one {# Team} other {# Teams}}',
  ],
  ['a choice', '{k, select, a {x} other {y}}', '{k, select, a {u} other {v}}'],
  [
    'a choice in another order',
    '{k, select, a {x} b {z} other {y}}',
    '{k, select, b {u} a {w} other {v}}',
  ],
])('%s translated well give no finding', (_, english, german) => {
  expect(findings('de', english, german)).toEqual([])
})

test('a message without a text is reported', () => {
  expect(verifyTranslation('de', [message('home.a', 'Hello')], [])).toMatchObject([
    { place: { id: 'home.a' }, found: 'has no text in de' },
  ])
})

test('an id that English does not have is reported at its place', () => {
  expect(verifyTranslation('de', [], [message('home.a', 'Hallo')])).toMatchObject([
    { place: { file: 'locales/de/home.json', line: 4, id: 'home.a' }, advice: 'remove it' },
  ])
})

test.each([
  ['invalid ICU', 'Hello', 'Hallo {', 'no valid ICU message'],
  ['a lost value', 'Hello {name}', 'Hallo', 'lost: name: "string"'],
  ['a misspelt value', 'Hello {name}', 'Hallo {nmae}', 'extra: nmae: "string"'],
  ['a value of another kind', 'Hello {n}', 'Hallo {n, number}', 'extra: n: "number"'],
  ['a lost tag', '<b>Hello</b>', 'Hallo', 'lost: b: "tag"'],
  ['an empty text', 'Hello', '', 'text is empty'],
  ['a double space', 'Hello', 'Hallo  du', 'two spaces'],
  ['a typed claim', 'Of {n}', 'Von {n} 4,4 %', 'the claim “4,4 %” is typed'],
  ['tags in another nesting', '<a><b>x</b></a>', '<b><a>x</a></b>', 'lost: <b> in <a>'],
  ['an extra tag', 'Hello', '<b>Hallo</b>', 'extra: b: "tag"'],
  [
    'a lost choice',
    '{k, select, a {x} other {y}}',
    '{k, select, other {y}}',
    'lost: k: {"select":["a","other"]}',
  ],
])('%s is reported', (_, english, german, found) => {
  expect(findings('de', english, german)).toEqual([expect.stringContaining(found)])
})

describe('every plural category of the language is needed', () => {
  const english = '{n, plural, one {# team} other {# teams}}'
  test.each([
    ['pl', '{n, plural, one {a} few {b} many {c} other {d}}', []],
    ['pl', '{n, plural, one {a} few {b} other {d}}', ['lacks the plural many']],
    ['ru', '{n, plural, one {a} other {d}}', ['lacks the plural few, many']],
    ['cs', '{n, plural, one {a} few {b} other {d}}', ['lacks the plural many']],
    ['ja', '{n, plural, other {d}}', []],
    ['fr', '{n, plural, one {a} other {d}}', []],
    ['de', '{n, plural, =1 {a} other {d}}', ['lacks the plural one']],
    ['de', '<b>{n, plural, other {d}}</b>', ['lacks the plural one']],
    ['ar', '{n, plural, one {a} other {d}}', ['lacks the plural zero, two, few, many']],
  ])('%s: %s', (locale, translated, found) => {
    const withTag = translated.startsWith('<b>') ? `<b>${english}</b>` : english
    expect(findings(locale, withTag, translated)).toEqual(found)
  })

  test('ordinals have categories of their own', () => {
    const ordinals = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(findings('en-GB', ordinals, '{n, selectordinal, one {#st} other {#th}}')).toEqual([
      'lacks the plural two, few',
    ])
    expect(findings('de', ordinals, '{n, selectordinal, other {#.}}')).toEqual([])
  })

  test('plurals inside a choice are checked as well', () => {
    const choice = (plural: string) => `{k, select, a {${plural}} other {x}}`
    expect(findings('de', choice(english), choice('{n, plural, other {d}}'))).toEqual([
      'lacks the plural one',
    ])
  })
})
