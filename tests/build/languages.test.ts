import { expect, inject, test } from 'vitest'
import { languageOf, builtPages } from '../support/crawler/built-pages.ts'
import { languageFindings } from '../support/crawler/language-findings.ts'
import { rawResponse, served } from '../support/served-site.ts'

test('both languages are in the build', () => {
  for (const language of ['en', 'de']) {
    const pages = builtPages().filter((page) => languageOf(page) === language)
    expect(pages.length, language).toBeGreaterThan(100)
  }
})

test('no English stands unmarked in a German page', () => {
  expect(languageFindings(builtPages())).toEqual([])
})

test('no crawler sees the offer of another language', () => {
  const offering = builtPages().filter(({ document }) =>
    document
      .querySelectorAll('section[aria-label], [role=region]')
      // What is in a template is no part of a page until a script takes it out.
      .filter((region) => !region.closest('template'))
      .some((region) => /^(Sprache|Language)$/.test(region.getAttribute('aria-label') ?? '')),
  )
  expect(offering.map(({ path }) => path)).toEqual([])
})

test('a reader of German gets the same page as everyone', async () => {
  const headers = { 'Accept-Language': 'de-AT' }
  const german = await rawResponse(inject('siteUrl'), '/services/devops', { headers })
  const { status, body } = await served('/services/devops')
  expect([german.status, german.body.toString()]).toEqual([status, body.toString()])
})
