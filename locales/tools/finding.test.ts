import { expect, test } from 'vitest'
import { type Finding, findingLine, isError, idLines } from './finding.ts'

const location = { file: 'locales/en/home.json', line: 12, id: 'home.hero.lead' }
const finding: Finding = {
  location,
  rule: 'typography',
  found: 'two spaces in a row',
  advice: 'leave one',
}

test('a finding tells file, line, id, what was found, what to do and by which rule', () => {
  expect(findingLine(finding)).toBe(
    'locales/en/home.json:12 home.hero.lead: two spaces in a row – leave one [typography]',
  )
  expect(isError(finding)).toBe(true)
})

test('a warning says that it is one', () => {
  const warning: Finding = { ...finding, level: 'warning' }
  expect(findingLine(warning)).toContain('home.hero.lead: warning: two spaces in a row')
  expect(isError(warning)).toBe(false)
})

test.each([
  [
    'one field a line',
    '{\n  "a": {\n    "text": "x: {"\n  },\n  "b": {}\n}',
    [
      ['a', 2],
      ['b', 5],
    ],
  ],
  [
    'one message a line',
    '{\n  "a":{"text":"x"},\n  "b":{"text":"y"}\n}',
    [
      ['a', 2],
      ['b', 3],
    ],
  ],
  [
    'everything on one line',
    '{"a":{"text":"x"},"b":"y"}',
    [
      ['a', 1],
      ['b', 1],
    ],
  ],
  [
    'an id that stands twice',
    '{\n"a": 1,\n"a": 2\n}',
    [
      ['a', 2],
      ['a', 3],
    ],
  ],
  [
    'quotes and braces inside a text',
    '{"a": "\\"b\\": {",\n"c": 1}',
    [
      ['a', 1],
      ['c', 2],
    ],
  ],
  ['keys of inner objects', '{"a": {"b": [{"c": 1}]}}', [['a', 1]]],
])('ids are found at their lines with %s', (_, text, lines) => {
  expect(idLines(text).map(({ id, line }) => [id, line])).toEqual(lines)
})
