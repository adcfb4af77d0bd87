import { expect, test } from 'vitest'
import { idLines } from './id-lines.ts'

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
