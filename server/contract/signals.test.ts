import { expect, test } from 'vitest'
import { readClick, readReports } from './signals.ts'

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

const script = {
  type: 'script-error',
  name: 'TypeError',
  source: 'https://www.helmwright.example/assets/entry.abc.js?x=1',
  line: 3,
  column: 14,
}
const policy = {
  type: 'csp-violation',
  age: 1,
  url: 'https://www.helmwright.example/request/token',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?user=marta',
    sourceFile: 'https://www.helmwright.example/assets/entry.abc.js',
    lineNumber: 7,
  },
}
const older = {
  'csp-report': {
    'document-uri': 'https://www.helmwright.example/request/token',
    'violated-directive': "style-src-attr 'self'",
    'blocked-uri': 'inline',
  },
}

test('a fault of a script is told by its kind and place', () => {
  expect(readReports(script)).toEqual([
    { kind: 'script-error', name: 'TypeError', file: '/assets/entry.abc.js', line: 3, column: 14 },
  ])
})

test('a violation is told by its directive and the foreign host', () => {
  expect(readReports([policy])).toEqual([
    {
      kind: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'evil.example',
      file: '/assets/entry.abc.js',
      line: 7,
    },
  ])
  expect(readReports(older)).toEqual([
    { kind: 'csp-violation', directive: 'style-src-attr', blocked: 'inline', file: '', line: 0 },
  ])
})

test('nothing of the visitor is left of a report', () => {
  const telling = [
    { ...script, name: 'Error: marta@keller.example', source: 'https://x.example/marta' },
    { ...policy, body: { ...policy.body, blockedURL: 'chrome-extension://abcdef/marta.js' } },
  ]
  const text = JSON.stringify(readReports([...telling, policy, older]))
  expect(text).not.toMatch(/marta|token|keller/)
})

test('of many at once ten are read, of others none', () => {
  expect(readReports(Array.from({ length: 30 }, () => script))).toHaveLength(10)
  for (const body of [undefined, null, 'x', {}, [null], { type: 'script-error' }]) {
    expect(readReports(body)).toEqual([])
  }
})
