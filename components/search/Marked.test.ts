import { expect, test } from 'vitest'
import { markedParts } from './Marked.tsx'

/** Marked words in brackets. */
const shown = (text: string, terms: string[]) =>
  markedParts(text, terms)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('')

test.each([
  ['Node.js on Kubernetes', ['kubernetes'], 'Node.js on [Kubernetes]'],
  ['Node.js on Kubernetes', ['nodejs'], '[Node.js] on Kubernetes'],
  ['the client’s cost', ['clients', 'cost'], 'the [client’s] [cost]'],
  ['Zürich', ['zurich'], '[Zürich]'],
  ['goods', ['go'], 'goods'],
  ['<b>go</b>', ['go'], '<b>[go]</b>'],
  ['', ['go'], ''],
])('“%s” with %j is “%s”', (text, terms, marked) => {
  expect(shown(text, terms)).toBe(marked)
})
