import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { fallbackKey } from '../../locales/locale-messages.ts'
import type { PreviewMode } from '../../locales/preview.ts'
import { IntlRoot, type Messages } from '../text/IntlRoot.tsx'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { findMessages, ownPart, nameElements } from './find-messages.ts'
import { withoutMarks, markedMessages } from './id-marks.ts'

const english = catalogMessages('en', ['forms', 'common', 'availability'])
const german = catalogMessages('de', ['forms', 'common', 'availability']) as Messages

function show(children: ReactNode, mode: PreviewMode = 'ids') {
  return render(
    <IntlRoot locale="de" messages={markedMessages(german, mode, english)}>
      {children}
    </IntlRoot>,
  ).container
}

function Region({ children }: { children: ReactNode }) {
  return <section aria-label={useText()('common.shell.skip')}>{children}</section>
}

/** A message of plural and tag, in a paragraph with another one. */
const paragraph = (
  <p>
    <Message
      id="availability.free"
      values={{ free: 2, figure: (chunks) => <strong>{chunks}</strong> }}
    />{' '}
    <Message id="forms.required-legend" />
  </p>
)

afterEach(() => nameElements([]))

test('messages are found in text and attributes, with exactly their words', () => {
  const found = findMessages(show(<Region>{paragraph}</Region>))
  expect(
    found.map((message) => [
      message.id,
      message.kind === 'text' ? withoutMarks(message.range.toString()) : message.attribute,
    ]),
  ).toEqual([
    ['common.shell.skip', 'aria-label'],
    [
      'availability.free',
      textOf(<Message id="availability.free" values={{ free: 2, figure: plain }} />),
    ],
    ['forms.required-legend', textOf(<Message id="forms.required-legend" />)],
  ])
})

test('English that stands in for a message is found under its id', () => {
  const { 'forms.required-legend': _, ...others } = german as Record<string, object>
  const lacking = {
    ...others,
    [fallbackKey('forms.required-legend')]: english['forms.required-legend'],
  }
  const { container } = render(
    <IntlRoot locale="de" messages={markedMessages(lacking as Messages, 'keys', english)}>
      <Message id="forms.required-legend" />
    </IntlRoot>,
  )
  expect(findMessages(container).map(({ id }) => id)).toEqual(['forms.required-legend'])
  expect(withoutMarks(container.textContent)).toBe('forms.required-legend')
})

test('each element is named after what it shows, and loses the name with the words', () => {
  const container = show(<Region>{paragraph}</Region>)
  nameElements(findMessages(container))
  expect(container.querySelector('p')!.dataset.l10n).toBe('availability.free forms.required-legend')
  expect(container.querySelector('section')!.dataset.l10nAttributes).toBe(
    'aria-label:common.shell.skip',
  )
  nameElements([])
  expect(container.querySelectorAll('[data-l10n], [data-l10n-attributes]')).toHaveLength(0)
})

test('what the preview itself shows is not of the page', () => {
  const own = { [ownPart]: '' }
  expect(findMessages(show(<div {...own}>{paragraph}</div>))).toEqual([])
})

test('the mode keys shows ids instead of words', () => {
  const container = show(<Message id="forms.required-legend" />, 'keys')
  expect(withoutMarks(container.textContent)).toBe('forms.required-legend')
})

test('the mode en shows the English text behind another one, and nothing behind the same', () => {
  const text = textOf(<Message id="forms.required-legend" />)
  const container = show(<Message id="forms.required-legend" />, 'en')
  expect(withoutMarks(container.textContent)).toBe(`${text} ⟦* required⟧`)
  const same = show(<Message id="forms.required-mark" />, 'en')
  expect(withoutMarks(same.textContent)).toBe('*')
})

function plain(chunks: ReactNode): ReactNode {
  return chunks
}

/** The German words without any marks. */
function textOf(element: ReactNode): string {
  return render(
    <IntlRoot locale="de" messages={german}>
      {element}
    </IntlRoot>,
  ).container.textContent
}
