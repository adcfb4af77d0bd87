import { expect, test } from 'vitest'
import { readClick } from './clicks.ts'

const click = { event: 'click_button', block_title: 'Services', topic: 'Dedicated teams' }

test('a press is its event, block and topic; anything else is dropped', () => {
  expect(readClick({ ...click, visitor: 'jo@acme.io' })).toEqual(click)
})

test('titles are trimmed and cut at 120 characters', () => {
  const read = readClick({ ...click, block_title: ` ${'a'.repeat(300)} ` })
  expect(read?.block_title).toBe('a'.repeat(120))
})

test('what no database can hold is left out', () => {
  expect(readClick({ ...click, topic: 'Dedi\0cated teams' })).toEqual(click)
})

test.each([
  ['no object', 'click_button'],
  ['another event', { ...click, event: 'page_view' }],
  ['an empty topic', { ...click, topic: '  ' }],
  ['a topic that is no text', { ...click, topic: ['a', 'b'] }],
  ['a missing block', { event: click.event, topic: click.topic }],
  ['nothing', undefined],
])('%s is no press', (_, body) => {
  expect(readClick(body)).toBeUndefined()
})
