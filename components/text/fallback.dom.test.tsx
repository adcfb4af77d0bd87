import { render } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { parseMessage } from '../../locales/tools/message-tree.ts'
import { localeMessages } from '../../locales/locale-messages.ts'
import { IntlRoot, createTranslator } from './IntlRoot.tsx'
import { Message } from './Message.tsx'
import { useText } from './useText.ts'
import { SectionText } from './SectionText.tsx'

const english = {
  'finder.summary': parseMessage('{count, plural, one {# model fits} other {# models fit}}'),
  'forms.sending': parseMessage('Sending'),
  'home.hero.title': parseMessage('Hello <b>you</b>'),
  'home.hero.lead': parseMessage('Of 1,000: {amount, number}'),
}
const polish = { 'forms.sending': parseMessage('Wysyłanie') }
const messages = localeMessages('pl', english, () => polish)

/** The ids of this test are its own, so the types of the real catalogs do not know them. */
const Shown = Message as unknown as (props: { id: string; values?: object }) => React.ReactNode

function shown(children: React.ReactNode): string {
  return render(
    <IntlRoot locale="pl" messages={messages}>
      {children}
    </IntlRoot>,
  ).container.innerHTML
}

test('a message with a text is shown as it is', () => {
  expect(shown(<Shown id="forms.sending" />)).toBe('Wysyłanie')
})

test('a missing message is shown in English, marked as English', () => {
  const values = { b: (chunks: unknown) => <b>{String(chunks)}</b> }
  expect(shown(<Shown id="home.hero.title" values={values} />)).toBe(
    '<span lang="en" dir="ltr">Hello <b>you</b></span>',
  )
})

test.each([
  [1, '1 model fits'],
  [3, '3 models fit'],
  [5, '5 models fit'],
])('it follows the plural rules of English: %i', (count, text) => {
  // Polish would look for the branches few and many, which English does not have.
  expect(shown(<Shown id="finder.summary" values={{ count }} />)).toContain(`>${text}</span>`)
})

test('numbers in it are written as English does', () => {
  expect(shown(<Shown id="home.hero.lead" values={{ amount: 1234.5 }} />)).toContain('1,234.5<')
})

test('the words of a section are marked as well', () => {
  const copy = 'home.hero' as const
  const section = <SectionText<'lead'> copy={copy as never} part="lead" values={{ amount: 1 }} />
  expect(shown(section)).toBe('<span lang="en" dir="ltr">Of 1,000: 1</span>')
})

test('a string cannot be marked: in a preview it is English all the same', () => {
  const text = createTranslator({ locale: 'pl', messages }) as (
    id: string,
    values?: object,
  ) => string
  expect(text('finder.summary', { count: 2 })).toBe('2 models fit')
  function Button() {
    const message = useText() as (id: string, values?: object) => string
    return <button type="button" aria-label={message('finder.summary', { count: 1 })} />
  }
  expect(shown(<Button />)).toContain('aria-label="1 model fits"')
})

test('a message that the page carries in no language still fails', () => {
  expect(() => shown(<Shown id="home.nowhere" />)).toThrow('home.nowhere')
  const text = createTranslator({ locale: 'pl', messages }) as (id: string) => string
  expect(() => text('home.nowhere')).toThrow('home.nowhere')
})

test('react-intl itself takes the English text for a fault, which only a fallback may pass', () => {
  const errors: string[] = []
  const intl = createIntl({ locale: 'pl', messages, onError: ({ code }) => errors.push(code) })
  intl.formatMessage({ id: 'home.hero.lead', defaultMessage: 'x' })
  expect(errors).toEqual(['MISSING_TRANSLATION'])
})
