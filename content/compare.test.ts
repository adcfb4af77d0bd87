import { expect, test } from 'vitest'
import {
  comparable,
  comparedKinds,
  comparisonQuery,
  kindOf,
  readComparison,
  withAlternatives,
} from './compare.ts'

test('no id has two meanings', () => {
  const ids = comparedKinds.flatMap((kind) => comparable[kind] as readonly string[])
  expect(new Set(ids).size).toBe(ids.length)
  expect(kindOf('poland')).toBe('country')
  expect(kindOf('constructor')).toBeUndefined()
})

test.each([
  ['three things of one kind', { a: ['build'], b: ['extend'], c: ['outsourcing'] }, 'model', 3, []],
  ['ticks of a form', { item: ['poland', 'georgia'] }, 'country', 2, []],
  ['skills beside roles', { a: ['qa-engineers'], b: ['react-developers'] }, 'engineers', 2, []],
  ['nothing', {}, undefined, 0, []],
  ['empty fields', { a: ['poland'], b: [''], c: [''] }, 'country', 1, []],
  ['an unknown thing', { a: ['pirates'], b: ['poland'] }, 'country', 1, ['unknown']],
  ['names of an object', { a: ['__proto__'], b: ['constructor'] }, undefined, 0, ['unknown']],
  ['the same twice', { a: ['poland'], b: ['poland'] }, 'country', 1, ['twice']],
  [
    'three different kinds',
    { a: ['devops'], b: ['poland'], c: ['build'] },
    'service',
    1,
    ['kinds'],
  ],
  [
    'too many',
    { item: ['poland', 'georgia', 'croatia', 'estonia', 'romania'] },
    'country',
    3,
    ['more'],
  ],
] as const)('an address with %s has an answer', (_, query, kind, count, changes) => {
  const read = readComparison(query)
  expect(read.kind).toBe(kind)
  expect(read.items).toHaveLength(count)
  expect(read.changes).toEqual(changes)
})

test('a comparison has one address', () => {
  expect(comparisonQuery(['poland', 'georgia'])).toBe('a=poland&b=georgia')
  expect(comparisonQuery([])).toBe('')
})

test.each(comparedKinds)('each %s stands first beside two others of its kind', (kind) => {
  for (const id of comparable[kind]) {
    const items = withAlternatives(id)
    expect(items[0]).toBe(id)
    expect(new Set(items).size).toBe(3)
    expect(items.map(kindOf)).toEqual([kind, kind, kind])
  }
})
