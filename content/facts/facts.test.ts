import * as marks from 'simple-icons'
import { expect, test } from 'vitest'
import { claims } from '../company.ts'
import { technologies, technologyGroups } from './technologies.ts'
import { toolGroups, tools } from './tools.ts'
import { availability } from './availability.ts'
import { namesSampleTerm, termFigure } from './terms.ts'

const slugs = new Set(Object.values(marks).map(({ slug }) => slug))

test('the catalogue holds what the company claims (C-10)', () => {
  expect(technologies.length).toBeGreaterThanOrEqual(claims.technologies.value)
})

test('no technology stands twice', () => {
  const names = technologies.map(({ subtitle }) => subtitle.trim().toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(technologies.map(({ id }) => id)).size).toBe(names.length)
})

test('each technology has an id for addresses and at least one group', () => {
  for (const { id, groups } of technologies) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(groups.length, id).toBeGreaterThan(0)
    expect(new Set(groups).size, id).toBe(groups.length)
  }
})

test('among all groups each technology is at home in one', () => {
  const homes = technologyGroups.flatMap(({ title, items }) =>
    items.filter(({ home }) => home === title).map(({ id }) => id),
  )
  expect(homes.toSorted()).toEqual(technologies.map(({ id }) => id).toSorted())
  const kotlin = technologies.find(({ id }) => id === 'kotlin')!
  expect(kotlin.groups.length).toBeGreaterThan(1)
  const backend = technologyGroups.find(({ title }) => title === 'backend')!
  expect(backend.role).toBe('back-end-developers')
  expect(backend.items.find(({ id }) => id === 'kotlin')!.home).toBe('android')
})

test('each group has something to show', () => {
  for (const { title, items } of technologyGroups) expect(items.length, title).toBeGreaterThan(3)
})

test('each named mark of a technology is in Simple Icons', () => {
  const unknown = technologies.filter(({ icon }) => icon !== null && !slugs.has(icon))
  expect(unknown).toEqual([])
})

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

test('each named mark of a tool is in Simple Icons', () => {
  expect(tools.filter(({ icon }) => icon !== null && !slugs.has(icon))).toEqual([])
})

test('what is a technology as well bears the same mark', () => {
  const known = new Map(technologies.map(({ subtitle, icon }) => [subtitle, icon]))
  const shared = tools.filter(({ subtitle }) => known.has(subtitle))
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.filter(({ subtitle, icon }) => known.get(subtitle) !== icon)).toEqual([])
})

test('the counter does not contradict the claim of how many engineers there are (C-07)', () => {
  expect(availability.total).toBeLessThanOrEqual(claims.engineers.value)
  expect(availability.free).toBeLessThanOrEqual(availability.total)
})

test.each([
  ['build.start', 'en', '2–4\u00a0weeks'],
  ['build.minimum', 'en', '6\u00a0months'],
  ['extend.notice', 'en', '1\u00a0month'],
  ['extend.trial', 'en', '2\u00a0weeks'],
  ['build.trial', 'en', '2\u00a0weeks'],
  ['outsourcing.trial', 'en', undefined],
  ['build.start', 'de', '2–4\u00a0Wochen'],
  ['build.notice', 'de', '3\u00a0Monate'],
  ['extend.start', 'en', undefined],
  ['outsourcing.minimum', 'en', undefined],
  ['build.price', 'en', undefined],
  ['toString.start', 'en', undefined],
])('%s in %s is %s', (name, locale, figure) => {
  expect(termFigure(name, locale)).toBe(figure)
})

test('a text with a figure of the terms needs the mark, another figure does not', () => {
  expect(namesSampleTerm('The notice is 3\u00a0months.')).toBe(true)
  expect(namesSampleTerm('Frist: 3\u00a0Monate')).toBe(true)
  expect(namesSampleTerm('After 3 months of use')).toBe(false)
  expect(namesSampleTerm('The notice is in the contract.')).toBe(false)
})
