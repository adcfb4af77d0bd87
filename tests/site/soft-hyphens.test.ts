import { expect, test } from 'vitest'
import { crawlerFiles } from '../../pages/crawlers/crawler-files.server.ts'
import { liveLocales } from '../../locales/locales.ts'
import { pages } from '../../pages/registry/pages.ts'

const site = 'https://www.helmwright.example'

/** Words with a place where they may be divided. */
const divided = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/\S*\u00AD\S*/g) ?? [])

test.each(liveLocales)('no title, name or offer of a page in %s divides a word', (locale) => {
  const texts = pages(locale).flatMap(({ title, description, head, name, offer }) => [
    title,
    description,
    name,
    ...Object.values({ ...head, ...offer }),
  ])
  expect(texts.length).toBeGreaterThan(300)
  expect(divided(texts)).toEqual([])
})

test('no file for programs divides a word', () => {
  const files = crawlerFiles(site, '2027-01-01')
  expect(files.length).toBeGreaterThan(100)
  expect(divided(files.map(({ text }) => text))).toEqual([])
})
