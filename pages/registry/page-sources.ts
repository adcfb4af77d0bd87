import { documentSlugs } from '../../content/procurement.ts'
import { pageCount, type PostChoice, postsOn } from '../../content/blog-lists.ts'
import { company } from '../../content/company.ts'
import {
  hireCountryPage,
  rolePage,
  skillPage,
  industrySlugs,
  hasOwnOutline,
} from '../../content/load-pages.server.ts'
import { hasPage, posts, stories, workSamples } from '../../content/load.server.ts'
import { type ServiceSlug, serviceSlugs } from '../../content/schema.ts'
import { type LegalSlug, legalSlugs } from '../../content/legal-text.ts'
import { type HireCountry, hireCountries, roles, skills } from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import { routes, type FamilyId, type RouteId } from '../../locales/route-table.ts'
import { href } from '../../locales/addresses.ts'
import { blogListHead, isThin, blogTopics } from '../blog/blog-data.ts'
import { companySources } from './company-sources.ts'
import {
  daysOfMessages,
  titleAndDescription,
  titleOf,
  messageContent,
  pageTranslator,
  documentContent,
  daysOfText,
  legalContent,
  industryContent,
  serviceContent,
  type PageSource,
  textContent,
} from './page-content.ts'
import { indexedPages, lastDay, type PageContent } from './page.ts'
import { comparedFigures, costFigures, hoursFigures } from './tool-figures.ts'

/** What gives a route its pages; a route without a parameter that is not here has its words in messages. */
const sources: Partial<Record<RouteId, PageSource>> & Record<FamilyId, PageSource> = {
  home: (locale) => {
    const text = pageTranslator(locale, 'home')
    const { title, description } = titleAndDescription(locale, 'home')
    const head = { title, description, documentTitle: text(routes.home.title!) }
    const share = { title: text('home.hero.heading'), drawing: 'home' }
    const days = [
      ...daysOfMessages(locale, 'home'),
      ...daysOfText('shared', 'models', locale),
      ...stories(locale).map(lastDay),
    ]
    return [{ title, description, head, name: company.name, share, days }]
  },
  ...companySources,
  ...each(legalSlugs, (slug: LegalSlug) => slug, legalContent),
  ...each(serviceSlugs, (slug: ServiceSlug) => `services.${slug}` as const, serviceContent),
  'industries.healthcare': (locale) => [
    {
      title: titleOf(locale, 'industries.healthcare'),
      ...industryContent(locale, 'healthcare'),
    },
  ],
  'industries.industry': (locale) =>
    industrySlugs()
      .filter((slug) => !hasOwnOutline(slug))
      .map((slug) => {
        const own = industryContent(locale, slug)
        const title = pageTranslator(locale)(`taxonomy.industry.${own.industry}`)
        return { params: { industry: slug }, title, ...own }
      }),
  'hire.role': (locale) =>
    roles.map((role) => {
      const page = rolePage(locale, role)
      const own = textContent(locale, 'hire', role, page)
      const share = { drawing: `role-${role}` }
      return { params: { role }, title: page.text.name, ...own, share }
    }),
  'hire.skill': (locale) =>
    skills.map((skill) => {
      const page = skillPage(locale, skill)
      const ways = daysOfText('shared', 'ways', locale)
      const own = textContent(locale, 'hire', skill, page, ways)
      const share = { drawing: `skill-${skill}` }
      return { params: { skill }, title: page.text.name, ...own, share }
    }),
  'hire.country': (locale) =>
    (Object.keys(hireCountries) as HireCountry[]).map((country) => {
      const page = hireCountryPage(locale, country)
      const ways = daysOfText('shared', 'ways', locale)
      const own = textContent(locale, 'hire', country, page, ways)
      const share = { drawing: `plate-${country}` }
      return { params: { country }, title: page.text.name, ...own, share }
    }),
  'team-cost': (locale) => [
    { ...messageContent(locale, 'team-cost'), figures: () => costFigures(locale) },
  ],
  compare: (locale) => [
    { ...messageContent(locale, 'compare'), figures: () => comparedFigures(locale) },
  ],
  'working-hours': (locale) => [
    { ...messageContent(locale, 'working-hours'), figures: () => hoursFigures(locale) },
  ],
  'procurement.document': (locale) =>
    documentSlugs.map((document) => documentContent(locale, document)),
  'success-stories': (locale) => [
    {
      ...messageContent(locale, 'success-stories', {
        shown: stories(locale).map(lastDay),
        drawing: 'success-stories',
      }),
      sample: stories(locale).every(({ sample }) => sample),
      listedPaths: () =>
        stories(locale).map(({ slug, language }) =>
          href('success-stories.story', language ?? locale, { story: slug }),
        ),
    },
  ],
  'success-stories.story': (locale) =>
    stories(locale)
      .filter(hasPage)
      .map((story) => {
        const { slug, client, title, summary, industry, sample, published, updated, cover } = story
        // “Other” is the rest of a list and says nothing by itself.
        const topic =
          industry === 'other' ? undefined : pageTranslator(locale)(`taxonomy.industry.${industry}`)
        return {
          params: { story: slug },
          title,
          name: client,
          description: summary,
          sample,
          days: [lastDay(story)],
          ownText: { folder: 'success-stories', slug, names: story.technologies },
          share: { topic, drawing: cover },
          entry: { published, updated },
        }
      }),
  'work-samples': (locale) => [
    {
      ...messageContent(locale, 'work-samples', {
        shown: workSamples(locale).flatMap(({ slug }) => daysOfText('work-samples', slug, locale)),
      }),
      sample: workSamples(locale).every(({ sample }) => sample),
      listedPaths: () =>
        workSamples(locale).map(({ slug, language }) =>
          href('work-samples.sample', language ?? locale, { sample: slug }),
        ),
    },
  ],
  'work-samples.sample': (locale) =>
    workSamples(locale)
      .filter(hasPage)
      .map(({ slug, title, description, sample }) => ({
        params: { sample: slug },
        title,
        description,
        sample,
        days: daysOfText('work-samples', slug, locale),
        ownText: { folder: 'work-samples', slug },
        share: { topic: titleOf(locale, 'work-samples') },
      })),
  blog: (locale) => {
    const { days, listedPaths } = postList(locale, { page: 1 })
    return [
      {
        ...messageContent(locale, 'blog', { shown: days, drawing: 'blog' }),
        name: blogListHead(locale, { page: 1 }).title,
        listedPaths,
      },
    ]
  },
  'blog.page': (locale) =>
    Array.from({ length: pageCount(posts(locale)) - 1 }, (_, at) => at + 2).map((page) => ({
      params: { page: `${page}` },
      ...blogListHead(locale, { page }),
      ...postList(locale, { page }),
    })),
  'blog.category': (locale) =>
    blogTopics(locale).categories.map(({ category }) => ({
      params: { category },
      ...blogListHead(locale, { category }),
      ...postList(locale, { category }),
      noindex: isThin(locale, { category }),
    })),
  'blog.tag': (locale) =>
    blogTopics(locale).tags.map(({ slug: tag }) => ({
      params: { tag },
      ...blogListHead(locale, { tag }),
      ...postList(locale, { tag }),
      noindex: isThin(locale, { tag }),
    })),
  'blog.post': (locale) =>
    posts(locale)
      .filter(hasPage)
      .map((post) => {
        const { slug, title, preview, category, sample, published, updated, author, cover } = post
        return {
          params: { post: slug },
          title,
          description: preview,
          sample,
          days: [lastDay(post)],
          ownText: { folder: 'blog', slug, names: post.tags },
          share: {
            topic: pageTranslator(locale)(`taxonomy.post-category.${category}`),
            drawing: cover,
          },
          entry: { published, updated, author },
        }
      }),
  'service-finder': (locale) => [
    messageContent(locale, 'service-finder', { drawing: 'service-finder' }),
  ],
  claims: (locale) => [messageContent(locale, 'claims', { drawing: 'claims' })],
  'get-in-touch': (locale) => [
    messageContent(locale, 'get-in-touch', { drawing: 'service-support' }),
  ],
  'contact-us': (locale) => [messageContent(locale, 'contact-us', { drawing: 'contact-us' })],
  sitemap: (locale) => [
    {
      ...messageContent(locale, 'sitemap'),
      listedPaths: (all) => indexedPages(all).map(({ path }) => path),
    },
  ],
}

/**
 * What gives a route its pages; undefined where only the server knows the parameter.
 * @throws RangeError for a family without a source
 */
export function pageSource(id: RouteId): PageSource | undefined {
  const own: PageSource | undefined = sources[id]
  const { path, onRequest } = routes[id]
  if (own || onRequest) return own
  if (path.includes('@')) throw new RangeError(`Nothing gives the family "${id}" its pages`)
  return (locale) => [messageContent(locale, id)]
}

function postList(locale: Locale, choice: PostChoice) {
  const shown = postsOn(posts(locale), choice)
  return {
    days: shown.map(lastDay),
    listedPaths: () =>
      shown.map(({ slug, language }) => href('blog.post', language ?? locale, { post: slug })),
  }
}

function each<Slug extends string, Id extends RouteId>(
  slugs: readonly Slug[],
  idOf: (slug: Slug) => Id,
  content: (locale: Locale, slug: Slug) => PageContent,
) {
  return Object.fromEntries(
    slugs.map((slug) => [idOf(slug), (locale: Locale) => [content(locale, slug)]]),
  ) as Partial<Record<RouteId, PageSource>>
}
