import { expect, test } from 'vitest'
import { unionOfGroups } from './MarkGrid.tsx'

const group = (...subtitles: string[]) => ({ items: subtitles.map((subtitle) => ({ subtitle })) })
const subtitles = (items: { subtitle: string }[]) => items.map(({ subtitle }) => subtitle)

test('the union keeps the order of groups and items', () => {
  expect(subtitles(unionOfGroups([group('Go', 'Rust'), group('React')]))).toEqual([
    'Go',
    'Rust',
    'React',
  ])
})

test('spaces around a name and the case of its letters make no second item', () => {
  expect(subtitles(unionOfGroups([group('GraphQL'), group(' graphql ', 'React')]))).toEqual([
    'GraphQL',
    'React',
  ])
})

test('the first item wins with everything it has', () => {
  const first = { subtitle: 'Go', image: 'first' }
  const union = unionOfGroups([
    { items: [first] },
    { items: [{ subtitle: 'GO', image: 'second' }] },
  ])
  expect(union).toEqual([first])
})

test('no groups have no items', () => {
  expect(unionOfGroups([])).toEqual([])
})
