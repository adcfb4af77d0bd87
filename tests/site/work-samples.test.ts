import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { figures } from '../../components/work-samples/SampleFigure.tsx'
import { workSamples } from '../../content/load.server.ts'
import { href } from '../../locales/addresses.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

/** Addresses of the links of a page, and their words. */
async function linksOf(locale: 'en' | 'de', path: string) {
  const page = pages(locale).find((each) => each.path === path)!
  const links = parse(await renderedPage(page)).querySelectorAll('a')
  return new Map(links.map((link) => [link.getAttribute('href'), link.textContent]))
}

const filledIn = (['en', 'de'] as const).flatMap((locale) =>
  workSamples(locale).flatMap(({ slug, title, outline }) =>
    outline ? [{ locale, slug, title, outline }] : [],
  ),
)

test('an exit plan and a data processing agreement are filled in', () => {
  const outlines = filledIn.map(({ outline }) => outline)
  expect(outlines.sort()).toEqual(
    ['exit-plan', 'exit-plan', 'processing-outline', 'processing-outline'].sort(),
  )
})

test.each(filledIn)(
  'in $locale the outline $outline and the work sample $slug lead to each other',
  async ({ locale, slug, title, outline }) => {
    const sample = href('work-samples.sample', locale, { sample: slug })
    const document = href('procurement.document', locale, { document: outline })
    expect((await linksOf(locale, document)).get(sample)).toContain(title)
    expect((await linksOf(locale, sample)).get(document)).toBeTruthy()
    expect((await linksOf(locale, href('procurement', locale))).has(sample)).toBe(true)
  },
)

test.each([
  '/engagement-models',
  '/how-we-hire',
  '/services/staff-augmentation-services',
  '/services/web-development',
  '/success-stories/xola',
  '/hire/qa-engineers',
  '/hire/poland',
])('%s leads to the work samples', async (path) => {
  expect([...(await linksOf('en', path)).keys()].some((to) => to === '/work-samples')).toBe(true)
})

test.each(['en', 'de'] as const)('Every drawing of a document has its words in %s', (locale) => {
  for (const { slug, figure, drawn } of workSamples(locale))
    expect(drawn, slug).toHaveLength(figures[figure].places.length)
})
