import { expect, test } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { fallbackKey } from '../../locales/locale-messages.ts'
import { parseMessage } from '../../locales/tools/message-tree.ts'
import { editedMessages, joinedEdits } from './shown-page.ts'

const id = 'forms.required-legend'
const edited = parseMessage('Mit Stern')
const german = catalogMessages('de', ['forms'])
const editIn = (locale: string, tree = edited) =>
  joinedEdits({}, { locale, messages: { [id]: tree, 'home.hero.lead': tree } })

test('an edit of the language takes the place of the message, and brings none that was not there', () => {
  expect(editedMessages('de', german, editIn('de'))).toEqual({ ...german, [id]: edited })
  expect(editedMessages('de', german, editIn('en'))).toEqual(german)
})

test('a later edit counts, and each catalog keeps its own', () => {
  const other = { locale: 'de', messages: { 'forms.required-mark': edited } }
  const twice = joinedEdits(joinedEdits(editIn('de', parseMessage('Stern')), other), {
    locale: 'de',
    messages: { [id]: edited },
  })
  const shown = editedMessages('de', german, twice) as Record<string, unknown>
  expect([shown[id], shown['forms.required-mark']]).toEqual([edited, edited])
})

test('English that stands in follows English until the language has a text of its own', () => {
  const { [id]: _, ...others } = german
  const lacking = { ...others, [fallbackKey(id)]: parseMessage('* required') }
  expect(editedMessages('de', lacking, editIn('en'))).toEqual({
    ...others,
    [fallbackKey(id)]: edited,
  })
  expect(editedMessages('de', lacking, editIn('de'))).toEqual({ ...others, [id]: edited })
  expect(editedMessages('de', lacking, editIn('de', []))).toEqual(lacking)
})

test('pseudo-locales follow edits of English', () => {
  const pseudo = catalogMessages('en-XB', ['forms'])
  const shown = editedMessages('en-XB', pseudo, editIn('en')) as Record<string, unknown>
  expect(shown[id]).toEqual([{ type: 0, value: '\u202BMit\u202C \u202BStern\u202C' }])
})
