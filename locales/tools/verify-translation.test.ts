import { describe, expect, test } from 'vitest'
import { type GlossaryEntry, termFinder } from './glossary.ts'
import type { CatalogMessage } from './read-locale.ts'
import { sourceEntries } from './source-entry.ts'
import { verifyTranslation } from './verify-translation.ts'

function message(id: string, defaultMessage: string): CatalogMessage {
  const location = { file: 'locales/de/home.json', line: 4, namespace: 'home' }
  return { id, defaultMessage, description: 'Greeting at the top of the first page.', ...location }
}

const plain = { note: '', keep: false, strict: false, prose: true, words: {} }
const glossary: GlossaryEntry[] = [
  { ...plain, term: 'Helmwright', keep: true },
  { ...plain, term: 'npm run requests', keep: true },
  { ...plain, term: 'request', words: { de: { use: ['Anfrage'], avoid: ['Anforderung'] } } },
  { ...plain, term: 'turnover', strict: true, words: { de: { use: ['Fluktuation'], avoid: [] } } },
  { ...plain, term: 'engagement', words: { de: { use: ['Zusammenarbeit'], avoid: [] } } },
  { ...plain, term: 'engagement model', words: { de: { use: ['Modell'], avoid: [] } } },
]

function findings(locale: string, english: string, translated: string): string[] {
  const source = sourceEntries([message('home.a', english)], termFinder(glossary))
  return verifyTranslation(locale, source, [message('home.a', translated)]).map(
    ({ found, level }) => (level ? `${level}: ${found}` : found),
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
    'figures as the language writes them',
    'In 3,000 days, 4.5 of 24/7',
    'In 3.000 Tagen, 4,5 von 24/7',
  ],
  ['a term with a soft hyphen', 'The request', 'Die An\u00ADfrage'],
  ['a term inside a name', 'Run npm run requests', 'Starten Sie npm run requests'],
  ['a longer term', 'Engagement models', 'Modelle'],
  ['a text that is the same and no sentence', 'Software, Hardware', 'Software, Hardware'],
  ['the name of a place', 'New York, San Francisco', 'New York, San Francisco'],
  [
    'a choice in another order',
    '{k, select, a {x} b {z} other {y}}',
    '{k, select, b {u} a {w} other {v}}',
  ],
])('%s translated well give no finding', (_, english, german) => {
  expect(findings('de', english, german)).toEqual([])
})

test('an empty text is a missing one and not looked at', () => {
  expect(findings('de', 'Hello {name}', ' ')).toEqual([])
})

test.each([
  ['invalid ICU', 'Hello', 'Hallo {', 'no valid ICU message'],
  ['a lost value', 'Hello {name}', 'Hallo', 'lost: name: "string"'],
  ['a misspelt value', 'Hello {name}', 'Hallo {nmae}', 'extra: nmae: "string"'],
  ['a value of another kind', 'Hello {n}', 'Hallo {n, number}', 'extra: n: "number"'],
  ['a lost tag', '<b>Hello</b>', 'Hallo', 'lost: b: "tag"'],
  ['a double space', 'Hello', 'Hallo  Welt', 'two spaces'],
  ['a typed claim', 'Of {n}', 'Von {n} 4,4\u00A0%', 'the claim “4,4\u00A0%” is typed'],
  [
    'a lost figure',
    'In 3,000 days',
    'In Tagen',
    'warning: the English figures 3,000 are not there',
  ],
  ['a sentence in English', 'We build ships', 'We build ships', 'warning: the text is the English'],
  ['a lost name', 'By Helmwright', 'Von uns', 'lost the name “Helmwright”'],
  ['another word for a term', 'Requests', 'Briefe', 'warning: “request” has another name'],
  [
    'a word to avoid',
    'A request',
    'Eine Anforderung',
    'warning: “request” is called “Anforderung”',
  ],
  ['a breach of a strict term', 'Turnover', 'Umsatz', '“turnover” has another name'],
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
    [
      'fr',
      '{n, plural, one {a} other {d}}',
      ['warning: lacks the plural many, which begins at a million'],
    ],
    ['fr', '{n, plural, one {a} many {b} other {d}}', []],
    [
      'de',
      '{n, plural, one {a} few {b} other {d}}',
      ['warning: has the plural few, which the language does not know'],
    ],
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
