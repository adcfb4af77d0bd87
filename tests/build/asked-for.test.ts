import { describe, expect, test } from 'vitest'
import { listedPages } from '../support/listed-pages.ts'
import { documentOf, servedAll } from '../support/served-site.ts'

/** Words by which a page asks for more than a name and an address. */
const asks = {
  en: /\b(one|two|three|a few) sentences?\b|\bone sentence\b|^(tell us|describe|name your)\b/im,
  de: /\b(zwei|drei|einige) Sätze\b|\bein Satz\b|^(beschreiben Sie|sagen Sie uns|schreiben Sie)\b/im,
} as const

const requests = 'form[action^="/api/contact"]'

describe.each(['en', 'de'] as const)('every page in %s', (locale) => {
  test('that asks for sentences has a field for them next to the question', async () => {
    const paths = listedPages(locale).map(({ path }) => path)
    const missing = (await servedAll(paths)).flatMap((page) => {
      const sections = documentOf(page)
        .querySelectorAll('section')
        .filter((section) => section.querySelector(requests))
      return sections
        .filter((section) => !section.querySelector('textarea'))
        .flatMap((section) => section.querySelectorAll('h1, h2, p').map(({ text }) => text.trim()))
        .filter((words) => asks[locale].test(words))
        .map((words) => `${page.path}: ${words}`)
    })
    expect(missing).toEqual([])
  })

  test('that speaks of sentences anywhere has a field for them', async () => {
    const paths = listedPages(locale)
      .filter(({ id }) => !id.startsWith('blog'))
      .map(({ path }) => path)
    const missing = (await servedAll(paths))
      .filter((page) => {
        const main = documentOf(page).querySelector('main')
        return (
          /two sentences|zwei Sätze/i.test(main?.text ?? '') && !main?.querySelector('textarea')
        )
      })
      .map(({ path }) => path)
    expect(missing).toEqual([])
  })
})
