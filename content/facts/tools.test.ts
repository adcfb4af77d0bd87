import * as marks from 'simple-icons'
import { expect, test } from 'vitest'
import { technologies } from './technologies.ts'
import { toolGroups, tools } from './tools.ts'

test('no tool stands twice, and each serves a group', () => {
  const names = tools.map(({ subtitle }) => subtitle.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(tools.filter(({ groups }) => new Set(groups).size !== groups.length)).toEqual([])
  expect(tools.filter(({ groups }) => groups.length < 1)).toEqual([])
})

test('each group has enough to fill a tab', () => {
  const thin = toolGroups.filter(({ items }) => items.length < 5)
  expect(thin.map(({ id }) => id)).toEqual([])
})

test('each named mark is in Simple Icons', () => {
  const slugs = new Set(Object.values(marks).map(({ slug }) => slug))
  expect(tools.filter(({ icon }) => icon !== null && !slugs.has(icon))).toEqual([])
})

test('what is a technology as well bears the same mark', () => {
  const known = new Map(technologies.map(({ subtitle, icon }) => [subtitle, icon]))
  const shared = tools.filter(({ subtitle }) => known.has(subtitle))
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.filter(({ subtitle, icon }) => known.get(subtitle) !== icon)).toEqual([])
})
