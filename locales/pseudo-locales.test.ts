import { expect, test } from 'vitest'
import { parse } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { type PseudoLocale, pseudoMessage } from './pseudo-locales.ts'
import { messageArguments } from './tools/message-tree.ts'

function shown(
  locale: PseudoLocale,
  text: string,
  values?: Record<string, string | number>,
): string {
  const messages = { id: pseudoMessage(locale, parse(text)) }
  return createIntl({ locale, messages }).formatMessage({ id: 'id' }, values)
}

test('en-XA leaves no plain letter and keeps case, figures and signs', () => {
  const text = shown('en-XA', 'Get in touch: 24/7, ISO 9001!')
  expect(text).not.toMatch(/[a-z]/i)
  expect(text).toContain('24/7')
  expect(text).toContain('9001!')
  expect(text[0]).toBe('Ĝ')
})

test('en-XA is about 1.37 times as long as English', () => {
  const text =
    'Outsourcing, dedicated teams and staff augmentation by engineers who stay for many years.'
  const ratio = shown('en-XA', text).length / text.length
  expect(ratio).toBeGreaterThan(1.25)
  expect(ratio).toBeLessThan(1.45)
})

test('en-XB wraps every word in right-to-left marks and keeps line breaks', () => {
  expect(shown('en-XB', 'Software teams\nthat hold')).toBe(
    '\u202BSoftware\u202C \u202Bteams\u202C\n\u202Bthat\u202C \u202Bhold\u202C',
  )
})

test.each(['en-XA', 'en-XB'] as const)('%s shows values exactly as they were given', (locale) => {
  expect(shown(locale, 'Write to {email}', { email: 'hello@example.com' })).toContain(
    'hello@example.com',
  )
})

test.each(['en-XA', 'en-XB'] as const)(
  '%s keeps tags, branches and the counted number',
  (locale) => {
    const english = parse(
      '<b>{count, plural, one {# team} other {# teams}}</b> {kind, select, a {x} other {y}} {n, number}',
    )
    const pseudo = pseudoMessage(locale, english)
    expect(messageArguments(pseudo)).toEqual(messageArguments(english))
    const branches = shown(locale, '{count, plural, one {# team} other {# teams}}', { count: 12 })
    expect(branches).toMatch(/^\P{L}*12\P{L}/u)
  },
)

test.each(['en-XA', 'en-XB'] as const)('%s keeps a text without values one literal', (locale) => {
  expect(pseudoMessage(locale, parse('Get in touch'))).toHaveLength(1)
})

test('making a pseudo-locale leaves the English message as it was', () => {
  const english = parse('<b>{count, plural, one {# team} other {# teams}}</b>')
  const before = structuredClone(english)
  pseudoMessage('en-XA', english)
  expect(english).toEqual(before)
})
