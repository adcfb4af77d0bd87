import { expect, test } from 'vitest'
import { parseQuery, searchOf } from './address-query.ts'

test.each([
  ['/compare', ''],
  ['/compare?a=1', 'a=1'],
  ['/compare?a=1?b=2', 'a=1?b=2'],
  ['?', ''],
])('the query string of %s is %j', (url, search) => {
  expect(searchOf(url)).toBe(search)
})

test('each key has all of its values, and a hostile one is a key like others', () => {
  const query = parseQuery('a=1&b=%C3%BC&a=2&__proto__=x')
  expect(Object.entries(query)).toEqual([
    ['a', ['1', '2']],
    ['b', ['ü']],
    ['__proto__', ['x']],
  ])
  expect(query.constructor).toBe(Object)
})
