import { documentSlugs } from './procurement.ts'
import { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Testimonial } from '../components/sections/Testimonials/TestimonialCard.tsx'
import { routes } from '../locales/route-table.ts'
import { localizedPath } from '../locales/addresses.ts'
import { company, legalEntity } from './company.ts'
import { availability } from './facts/availability.ts'
import { rateCard } from './facts/rates.ts'
import { supplierAnswers } from './facts/supplier-answers.ts'
import { heroClients } from './facts/clients.ts'
import { terms } from './facts/terms.ts'
import {
  hireCountryPage,
  healthcarePage,
  hiringStages,
  industryEntry,
  industryPage,
  industrySlugs,
  modelTexts,
  servicePage,
} from './load-pages.server.ts'
import {
  documentPage,
  legalPage,
  post,
  posts,
  stories,
  story,
  testimonials,
  workSamples,
} from './load.server.ts'
import { sampleEntries } from './sample-entries.server.ts'
import type { PageSection } from './parse-page.ts'
import { companySlugs, type ServiceSlug, serviceSlugs } from './schema.ts'
import { legalSlugs } from './legal-text.ts'
import {
  type HireCountry,
  hireCountries,
  type Industry,
  industries,
  industryPaths,
  modelPaths,
  models,
} from './taxonomy.ts'
import { wordCount } from './text-measures.ts'

const folders = readdirSync(new URL('success-stories/', import.meta.url)).sort()

test('Every folder of stories becomes one story, in the order that the entries give', () => {
  const all = stories('en')
  expect(all.map(({ slug }) => slug).sort()).toEqual(folders)
  const orders = all.map(({ order }) => order)
  expect(orders).toEqual([...orders].sort((one, other) => one - other))
  expect(new Set(orders).size).toBe(orders.length)
})

test('The first three stories are OpenRad, Tipalti and Returnmates', () => {
  expect(
    stories('en')
      .slice(0, 3)
      .map(({ slug }) => slug),
  ).toEqual(['openrad', 'tipalti', 'returnmates'])
})

test('A story has its cover', () => {
  expect(story('en', 'openrad')!.image.src).toContain('/cover-openrad.')
})

test('A story without a cover is refused by the list that lacks it', async () => {
  onTestFinished(() => {
    vi.doUnmock('../components/art/files.json')
    vi.resetModules()
  })
  vi.doMock('../components/art/files.json', () => ({ default: { files: {} } }))
  vi.resetModules()
  const loader = await import('./load.server.ts')
  expect(() => loader.story('en', 'openrad')).toThrow(
    'components/art/covers/cover.ts: coverPlan: has no line for "openrad": add one',
  )
})

test('An address that names no story finds none', () => {
  expect(story('en', 'nobody')).toBeUndefined()
})

test('A pseudo-locale shows the English words, and links between pages stay in it', () => {
  expect(stories('en-XA').map(({ client }) => client)).toEqual(
    stories('en').map(({ client }) => client),
  )
  const links = (locale: 'en' | 'en-XA') =>
    legalSlugs.flatMap((slug) =>
      [...JSON.stringify(legalPage(locale, slug)).matchAll(/href=\\"(\/[^"\\]*)/g)].map(
        ([, to]) => to!,
      ),
    )
  expect(links('en')).not.toEqual([])
  expect(links('en-XA')).toEqual(links('en').map((to) => localizedPath(to, 'en-XA')))
})

test('Every folder of posts becomes one post, the newest first', () => {
  const all = posts('en')
  const written = readdirSync(new URL('blog/', import.meta.url)).sort()
  expect(all.map(({ slug }) => slug).sort()).toEqual(written)
  const days = all.map(({ published }) => published)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('A post has a picture that can be loaded, and the company’s team as author', () => {
  for (const { image, author } of posts('en')) {
    expect(image.src).toMatch(/^\/art\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/)
    expect(author).toBe(`${company.name} Team`)
  }
})

test('A post is found by its address, and takes some minutes to read', () => {
  const slugs = posts('en').map(({ slug }) => slug)
  expect(slugs.map((slug) => post('en', slug)!.slug)).toEqual(slugs)
  expect(post('en', 'nobody')).toBeUndefined()
  const minutes = posts('en').map((found) => found.minutes)
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(4)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(8)
})

test('The contents list of a post leads to headings of its body', () => {
  for (const { slug } of posts('en')) {
    const { sections } = post('en', slug)!
    const html = sections.map((section) => section.html).join('\n')
    const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
    expect(sections.map(({ id }) => id)).toEqual(ids)
    expect(html).not.toContain('{#')
  }
})

test('Every folder of testimonials becomes one, in the order that the entries give', () => {
  const all = testimonials('en')
  const written = readdirSync(new URL('testimonials/', import.meta.url)).sort()
  expect(all.map(({ slug }) => slug).sort()).toEqual(written)
  const orders = all.map(({ order }) => order)
  expect(orders).toEqual(all.map((_, at) => at + 1))
})

test('A testimonial becomes a card once its industry is put into words', () => {
  const cards: Testimonial[] = testimonials('en').map((text) => ({
    ...text,
    category: text.industry,
  }))
  expect(cards[0]).toMatchObject({
    BackgroundPicture: expect.objectContaining({ width: 1200, height: 800 }),
    category: 'healthcare',
    reviewAuthorPhrase: expect.stringMatching(/^They asked for two weeks/),
    reviewAuthorName: 'Renske Oudkerk',
    reviewAuthorPosition: 'Head of Integration, hospital group',
  })
  expect(cards[1]!.BackgroundPicture).toBeUndefined()
})

test('Every industry with a page has a testimonial, healthcare has two or more, and nobody speaks twice', () => {
  const all = testimonials('en')
  const told = all.map(({ industry }) => industry)
  expect(Object.keys(industryPaths).filter((slug) => !told.includes(slug as never))).toEqual([])
  expect(told.filter((slug) => slug === 'healthcare').length).toBeGreaterThanOrEqual(2)
  expect(new Set(all.map(({ reviewAuthorName }) => reviewAuthorName)).size).toBe(all.length)
})

test('At least twenty-three clients are heard', () => {
  expect(testimonials('en').length).toBeGreaterThanOrEqual(23)
})

test('The words of a testimonial are a phrase: 12 to 30 words', () => {
  const counts = testimonials('en').map(({ reviewAuthorPhrase }) => wordCount(reviewAuthorPhrase))
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
})

test('Every legal page of the route table has a text', () => {
  const ids = Object.entries(routes).flatMap(([id, { kind, title }]) =>
    kind === 'legal' && title === null ? [id] : [],
  )
  expect(ids.sort()).toEqual([...legalSlugs].sort())
})

test.each(legalSlugs)('The contents list of %s leads to sections with words', (slug) => {
  const { sections, updated } = legalPage('en', slug)
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(sections.filter(({ html }) => html === '')).toEqual([])
  expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('A public start can name every entry that is a sample', () => {
  const samples = [
    ...legalSlugs.filter((slug) => legalPage('en', slug).sample).map((slug) => `legal/${slug}`),
    ...stories('en').flatMap(({ slug, sample }) => (sample ? [`success-stories/${slug}`] : [])),
    ...posts('en').flatMap(({ slug, sample }) => (sample ? [`blog/${slug}`] : [])),
    ...testimonials('en').flatMap(({ slug, sample }) => (sample ? [`testimonials/${slug}`] : [])),
    ...(Object.keys(hireCountries) as HireCountry[]).flatMap((country) =>
      hireCountryPage('en', country).sample ? [`hire/${country}`] : [],
    ),
    ...workSamples('en').flatMap(({ slug, sample }) => (sample ? [`work-samples/${slug}`] : [])),
    ...documentSlugs.flatMap((slug) =>
      documentPage('en', slug).sample ? [`documents/${slug}`] : [],
    ),
    ...(supplierAnswers.sample ? ['facts/supplier-answers'] : []),
    ...['people', 'continuity', 'finance'].map((group) => `facts/supplier-answers/${group}`),
    ...(heroClients.sample ? ['facts/clients'] : []),
    ...(availability.sample ? ['facts/availability'] : []),
    ...(rateCard.sample ? ['facts/rates'] : []),
    ...(terms.sample ? ['facts/terms'] : []),
    ...(legalEntity.sample ? ['company'] : []),
  ]
  expect(sampleEntries().sort()).toEqual(samples.sort())
})

describe('The pages of industries', () => {
  const slugs = industrySlugs()
  const common = slugs.filter((slug) => slug !== 'healthcare')

  test('are the folders of industries, in the order of the taxonomy', () => {
    expect(slugs.toSorted()).toEqual(readdirSync(new URL('industries/', import.meta.url)).sort())
    const places = slugs.map((slug) => industries.indexOf(industryEntry(slug).industry))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(slugs.length)
  })

  test('stand at the addresses of the taxonomy, and every address has its page', () => {
    const found = slugs.map((slug): [Industry, string] => [
      industryEntry(slug).industry,
      `/industries/${slug}`,
    ])
    expect(Object.fromEntries(found)).toEqual(industryPaths)
  })

  test.each(common)(
    '%s: every problem has its icon, every service its picture, and no others',
    (slug) => {
      const { icons, pictures, text } = industryPage('en', slug)!
      expect(Object.keys(icons).sort()).toEqual(partIds(text.sections.problems))
      expect(Object.keys(pictures).sort()).toEqual(partIds(text.sections.services))
      expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length)
    },
  )

  test('healthcare names an icon for each of its solutions, and nothing else', () => {
    const { icons, pictures, text } = healthcarePage('en')
    expect(Object.keys(icons).sort()).toEqual(partIds(text.sections.solutions))
    expect(pictures).toEqual({})
  })

  test.each(common)('%s argues for the model that its entry names', (slug) => {
    const { model, text } = industryPage('en', slug)!
    const { title, lead } = text.sections.models
    expect(`${title} ${lead}`).toContain(models[model])
  })

  test('an address that names no industry finds none', () => {
    expect(industryPage('en', 'nowhere')).toBeUndefined()
    expect(industryPage('en', 'telecommunications')).toBeUndefined()
    expect(industryPage('en', '')).toBeUndefined()
  })

  test('keep the visitor of a pseudo-locale in it', () => {
    const { lead, parts } = industryPage('en-XA', 'fintech')!.text.sections.faq
    expect(lead).toBe(industryPage('en', 'fintech')!.text.sections.faq.lead)
    const link = `href="${localizedPath('/success-stories', 'en-XA')}"`
    expect(parts.map(({ html }) => html).join()).toContain(link)
  })
})

describe('The pages of services', () => {
  type Drawn = { icons: PageSection[]; pictures: PageSection[] }
  type Sections<Slug extends ServiceSlug> = ReturnType<typeof servicePage<Slug>>['text']['sections']

  /** Sections whose parts a page shows with icons or pictures. */
  const drawn: { [Slug in ServiceSlug]: (sections: Sections<Slug>) => Drawn } = {
    'dedicated-team': ({ pillars, problems, advantages }) => ({
      icons: [pillars, problems, advantages],
      pictures: [],
    }),
    'staff-augmentation-services': ({ toolkit }) => ({ icons: [toolkit], pictures: [] }),
    'software-development-outsourcing': ({ promises, solutions }) => ({
      icons: [promises, solutions],
      pictures: [],
    }),
    'web-development': ({ services }) => ({ icons: [], pictures: [services] }),
    'mobile-development': ({ problems, services }) => ({ icons: [problems], pictures: [services] }),
    'healthcare-software-development': ({ problems, services }) => ({
      icons: [problems],
      pictures: [services],
    }),
    devops: ({ cards }) => ({ icons: [cards], pictures: [] }),
  }

  test('are the folders of services, those of the models first', () => {
    const written = readdirSync(new URL('services/', import.meta.url)).sort()
    expect([...serviceSlugs].sort()).toEqual(written)
    const paths = serviceSlugs.map((slug) => `/services/${slug}`)
    expect(paths.slice(0, 3).sort()).toEqual(Object.values(modelPaths).sort())
  })

  test('stand in lists with a picture each', () => {
    const pictures = serviceSlugs.map((slug) => servicePage('en', slug).picture)
    expect(new Set(pictures).size).toBe(serviceSlugs.length)
  })

  test.each(serviceSlugs)('%s: every part with a drawing names one, and no other does', (slug) => {
    const { icons, pictures, text } = servicePage('en', slug)
    const parts = drawn[slug](text.sections as never)
    expect(Object.keys(icons).sort()).toEqual(parts.icons.flatMap(partIds).sort())
    expect(Object.keys(pictures).sort()).toEqual(parts.pictures.flatMap(partIds).sort())
    expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length)
  })
})

test('The pages about the company and the lists are the folders of pages', () => {
  const written = readdirSync(new URL('pages/', import.meta.url)).sort()
  expect([...companySlugs].sort()).toEqual(written)
})

describe('The three models', () => {
  const { sections } = modelTexts('en')
  const ids = Object.keys(models) as (keyof typeof models)[]

  test('are called as in the taxonomy, each with the same four points', () => {
    expect(ids.map((id) => sections[id].title)).toEqual(Object.values(models))
    const [first, ...others] = ids.map((id) => sections[id].parts.map(({ title }) => title))
    expect(first).toHaveLength(4)
    expect(others).toEqual([first, first])
  })

  test('stand side by side in the order of the taxonomy, without an empty cell', () => {
    const [[what, ...options] = [], ...rows] = sections.comparison.table
    expect(what).toBe('What')
    expect(options).toEqual(Object.values(models))
    expect(rows.length).toBeGreaterThanOrEqual(7)
    expect(rows.length).toBeLessThanOrEqual(9)
    expect(rows.flat().filter((cell) => cell.trim() === '')).toEqual([])
  })
})

test('Six stages of hiring select, then two start the work (A-50)', () => {
  const stages = hiringStages('en')
  expect(stages.map(({ selects }) => selects)).toEqual([
    ...Array<boolean>(6).fill(true),
    ...Array<boolean>(2).fill(false),
  ])
  expect(stages[0]).toMatchObject({ id: 'brief', title: 'Brief with a lead engineer' })
  expect(stages.at(-1)!.id).toBe('first-day')
})

function partIds({ parts }: PageSection): string[] {
  return parts.map(({ id }) => id).sort()
}
