import { expect, test } from 'vitest'
import { pagePaths } from '../../pages/registry/pages.ts'

const paths = pagePaths()

test('a build writes every page once in each language', () => {
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/de', '/blog/page/2', '/de/blog/page/2', '/hire/poland', '/search']) {
    expect(paths).toContain(path)
  }
})

test('a build writes no page whose token only the server knows', () => {
  expect(paths.filter((path) => path.includes('@') || path.includes('/request'))).toEqual([])
})

test('pages of a language stand together, since a thread renders pages that follow each other', () => {
  const german = paths.map((path) => /^\/de(\/|$)/.test(path))
  const first = german.indexOf(true)
  expect(german.slice(first, german.lastIndexOf(true) + 1)).not.toContain(false)
})
