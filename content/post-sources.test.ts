import { expect, test } from 'vitest'
import { post, posts } from './load.server.ts'

test.each(['en', 'de'] as const)(
  'Each source of a post belongs to a section that it has in %s',
  (locale) => {
    const lost = posts(locale).flatMap(({ slug, sources = [] }) => {
      const ids = post(locale, slug)!.sections.map(({ id }) => id)
      return sources
        .filter(({ section }) => !ids.includes(section))
        .map(({ title }) => `${slug}: ${title}`)
    })
    expect(lost).toEqual([])
  },
)

/** Laws and standards as posts name them; a post that names one says where it stands. */
const law =
  /\b(?:Directive|Richtlinie|Regulation|Verordnung) \(?(?:EU|EC|EG|\d{4})|\b(?:WCAG|ISO\/IEC) \d|§ ?\d/

test('A post that names a law or a standard names its sources too', () => {
  expect('under Regulation 2017/745').toMatch(law)
  const bare = (['en', 'de'] as const).flatMap((locale) =>
    posts(locale)
      .filter(({ slug, sources }) => law.test(post(locale, slug)!.html) && !sources)
      .map(({ slug }) => `${locale} ${slug}`),
  )
  expect(bare).toEqual([])
})
