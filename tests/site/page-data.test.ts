import { expect, test, describe } from 'vitest'
import { cities, citiesOf } from '../../content/facts/cities.ts'
import { knownIndustries, hiringStages, skillPage } from '../../content/load-pages.server.ts'
import { createTranslator } from '../../components/text/IntlRoot.tsx'
import { stagesOf } from '../../content/page-sections.ts'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { countedStages } from '../../pages/how-we-hire/counted-stages.ts'
import { data as industries } from '../../pages/industries/index/+data.ts'
import { data as mobile } from '../../pages/services/mobile-development/+data.ts'
import { data as web } from '../../pages/services/web-development/+data.ts'
import { data as technologies } from '../../pages/technologies/+data.ts'
import { pagePaths } from '../../pages/registry/pages.ts'
import { posts } from '../../content/load.server.ts'
import { skills } from '../../content/taxonomy.ts'
import { data as skillData } from '../../pages/hire/@skill/+data.ts'
import { relatedPosts } from '../../pages/blog/blog-data.ts'

test('the page of a country shows its cities, the one with the office first', () => {
  expect(citiesOf('AR')).toEqual(['buenos-aires', 'cordoba', 'rosario'])
})

test.each([
  ['of one country', 'PL'],
  ['of two countries', 'EE'],
] as const)('two cities %s with one id stop the build (A-88)', (_, country) => {
  const clashing = [...cities, { ...cities[0], country }]
  expect(() => citiesOf('PL', clashing)).toThrow(
    'content/facts/cities.ts: warsaw: is the id of two cities: give each its own',
  )
})

test.each(['en', 'de'] as const)(
  'in %s the industries tell a story, a client’s words or a promise, each at least once but the last',
  (locale) => {
    const known = knownIndustries(locale)
    const reviews = known.filter(({ story, review }) => !story && review)
    expect(known.filter(({ story }) => story).length).toBeGreaterThan(0)
    expect(reviews.map(({ industry }) => industry)).toContain('retail')
    for (const { industry, review } of reviews) expect(review!.industry).toBe(industry)
  },
)

const textOf = (locale: 'en' | 'de') =>
  createTranslator({ locale, messages: catalogMessages(locale, ['hiring-walkthrough']) })

test.each([
  ['en', 'Eight stages: six selection steps, then two to start work.'],
  ['de', 'Acht Stufen: sechs zur Auswahl, dann zwei bis zum Arbeitsbeginn.'],
] as const)('the stages that there are, counted in words in %s (A-50)', (locale, sentence) => {
  const stages = stagesOf(hiringStages(locale))
  expect(countedStages(stages, textOf(locale), locale)).toBe(sentence)
})

test('the words follow the stages', () => {
  const stages = [...Array(7).fill('selection'), ...Array(5).fill('start')]
  const counted = countedStages(
    stages.map((phase) => ({ phase })),
    textOf('en'),
    'en',
  )
  expect(counted).toBe('12 stages: seven selection steps, then five to start work.')
})

describe.each(['en', 'de'] as const)('in %s', (locale) => {
  const known = pagePaths()
  const context = { locale } as never

  test('the stories of the page about industries are not those that stand above them', () => {
    const { hero, stories } = industries(context)
    const above = hero.known.map(({ story }) => story?.slug)
    expect(stories.length).toBeGreaterThan(2)
    expect(stories.filter(({ slug }) => above.includes(slug))).toEqual([])
  })

  test.each([
    ['web development', () => web(context).frameworks.frameworks],
    ['mobile development', () => mobile(context).frameworks.frameworks],
    ['technologies', () => technologies(context).frameworks.frameworks],
  ])('every framework of the page about %s leads to a page to hire for it', (_, read) => {
    for (const { name, link = '' } of read()) {
      expect(link, name).toMatch(/^(\/de)?\/hire\/[a-z-]+$/)
      expect(known).toContain(link)
    }
  })
})

const plain = (label: string) => label.trim().toLowerCase()
const isAbout = (subject: string) => (post: { category: string; tags: readonly string[] }) =>
  [post.category, ...post.tags].some((label) => plain(label) === plain(subject))

describe.each(['en', 'de'] as const)('in %s', (locale) => {
  test('a post leads only to posts on its subject (A-62), and to the newest where there is none (A-63)', () => {
    for (const read of posts(locale)) {
      const { subject, posts: related } = relatedPosts(read, locale)
      expect(related.length, read.slug).toBeGreaterThan(0)
      if (subject)
        expect(
          related.filter((post) => !isAbout(subject)(post)),
          read.slug,
        ).toEqual([])
    }
  })

  test.each(skills)(
    'the page about %s features only posts about it, where there are any',
    (skill) => {
      const { tag } = skillPage(locale, skill)
      const { featured } = skillData({ locale, routeParams: { skill } } as never)
      const isOnSubject = isAbout(tag)
      const written = posts(locale).some(isOnSubject)
      expect(featured.posts.every(isOnSubject)).toBe(written)
    },
  )
})
