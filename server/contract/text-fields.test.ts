import { describe, expect, test } from 'vitest'
import { subscriptionPayload, checkSubscription } from './blog-subscribe.ts'
import {
  checkShortContact,
  checkStartProject,
  shortContactKeys,
  shortContactPayload,
  startProjectPayload,
  checkContact,
  contactKeys,
  contactPayload,
} from './contact.ts'
import { readClick } from './signals.ts'

/** What could begin another field of a mail, turn a line around or instruct a terminal. */
const forged =
  '/a\r\nEmail: b\n\nc\td\u0085e\u2028f\u2029g\vh\u0007i\u009Bj\u202Ek\u2066l\u2069\u001B[31mm'
const tamed = '/a Email: b c d e f g h i jkl[31mm'

const oneLineFields: [string, string][] = [
  ...contactKeys
    .filter((key) => key !== 'requestDetails')
    .map((key): [string, string] => [
      `${key} of the contact form`,
      contactPayload({ [key]: forged })[key],
    ]),
  ...shortContactKeys.map((key): [string, string] => [
    `${key} of the short form`,
    shortContactPayload({ [key]: forged })[key],
  ]),
  ...(['email', 'pathname', 'goal', 'industry', 'final', 'service'] as const).map(
    (key): [string, string] => [
      `${key} of the form for an address`,
      startProjectPayload({ [key]: forged })[key],
    ],
  ),
  ...(['email', 'pathname'] as const).map((key): [string, string] => [
    `${key} of the newsletter`,
    subscriptionPayload({ [key]: forged })[key],
  ]),
  ...(['block_title', 'topic'] as const).map((key): [string, string] => [
    `${key} of a press`,
    readClick({ event: 'click_button', block_title: 'a', topic: 'b', [key]: forged })![key],
  ]),
]

test.each(oneLineFields)('%s is one line without controls', (_, value) => {
  expect(value).toBe(tamed)
})

describe('the details', () => {
  const detailsOf = (requestDetails: string) => contactPayload({ requestDetails }).requestDetails

  test('keep their lines, each ended the same way, and their tabs', () => {
    expect(detailsOf('a\r\nb\rc\n\nd\u2028e\u2029f\u0085g\vh\fi\tj')).toBe(
      'a\nb\nc\n\nd\ne\nf\ng\nh\ni\tj',
    )
  })

  test('hold nothing that turns a line around or instructs a terminal', () => {
    expect(detailsOf('a\u202Eb\u2066c\u2069\u202A\u202Cd\u001B[31me\u009Bf\u0007g\0h\u007Fi')).toBe(
      'abcd[31mefghi',
    )
  })
})

test('scripts that need marks of their own keep them', () => {
  const { name, requestDetails } = contactPayload({
    name: 'نی\u200Cما \u200Fא 👩\u200D💻',
    requestDetails: 'نی\u200Cما \u200Fא 👩\u200D💻',
  })
  expect([name, requestDetails]).toEqual(Array(2).fill('نی\u200Cما \u200Fא 👩\u200D💻'))
})

test('an address copied out of a program that wraps it is the address', () => {
  const email = '\u202Ajo@acme.io\u202C'
  for (const check of [checkContact, checkShortContact, checkStartProject, checkSubscription]) {
    expect(check({ name: 'Jos', email })).toEqual({})
  }
  for (const payload of [
    contactPayload,
    shortContactPayload,
    startProjectPayload,
    subscriptionPayload,
  ]) {
    expect(payload({ email }).email).toBe('jo@acme.io')
  }
})

test.each(['jo@acme.io\r\nBcc: x@evil.example', 'jo\n@acme.io', 'jo@acme.io\u2028x'])(
  'an address with a break in it is none: %j',
  (email) => {
    for (const check of [checkContact, checkShortContact, checkStartProject, checkSubscription]) {
      expect(Object.keys(check({ name: 'Jos', email }))).toEqual(['email'])
    }
  },
)

test('a long text of breaks is read in no time', () => {
  const breaks = ' \n'.repeat(30_000)
  expect(contactPayload({ name: `a${breaks}b`, requestDetails: breaks }).name).toMatch(/^a\s+b$/)
})
