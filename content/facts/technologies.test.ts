import * as marks from 'simple-icons'
import { expect, test } from 'vitest'
import { claims } from '../company.ts'
import { technologies, technologyGroups } from './technologies.ts'

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

test('each group has something to show', () => {
  for (const { title, items } of technologyGroups) expect(items.length, title).toBeGreaterThan(3)
})

test('each named mark is in Simple Icons', () => {
  const unknown = technologies.filter(({ icon }) => icon !== null && !slugs.has(icon))
  expect(unknown).toEqual([])
})
