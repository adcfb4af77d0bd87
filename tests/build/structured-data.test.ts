import { expect, test } from 'vitest'
import { graphFindings, graphOf } from '../support/crawler/graph-findings.ts'
import { builtFiles, builtPages } from '../support/crawler/built-pages.ts'

test('structured data keeps the rules and says what the page shows', () => {
  expect(graphFindings(builtPages())).toEqual([])
})

test('all pages name one logo, which is in the build', () => {
  const logos = builtPages().flatMap((page) => graphOf(page).flatMap(({ logo }) => logo ?? []))
  const paths = new Set(logos.map((logo) => new URL(String(logo)).pathname))
  expect([...paths].filter((path) => !builtFiles().has(path))).toEqual([])
  expect(paths.size).toBe(1)
})
