import { documentSlugs } from '../../content/procurement.ts'
import { pageCount, type PostChoice, postsOn } from '../../content/blog-lists.ts'
import { company } from '../../content/company.ts'
import {
  hireCountryPage,
  rolePage,
  skillPage,
  healthcarePage,
  industryPage,
  industrySlugs,
} from '../../content/load-pages.server.ts'
import { hasPage, posts, stories, testimonials, workSamples } from '../../content/load.server.ts'
import {
  type CompanySlug,
  companySlugs,
  type ServiceSlug,
  serviceSlugs,
} from '../../content/schema.ts'
import { type LegalSlug, legalSlugs } from '../../content/legal-text.ts'
import {
  type HireCountry,
  hireCountries,
  modelPaths,
  roles,
  skills,
} from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import { routeRecords } from '../../locales/route-records.ts'
import { href, localizedPath, type RouteId } from '../../locales/routes.ts'
import { blogListHead, isThin, blogTopics } from '../blog/blog-data.ts'
import {
  daysOfMessages,
  labelled,
  labelOf,
  messageContent,
  pageTranslator,
  companyContent,
  documentContent,
  drawingName,
  daysOfText,
  legalContent,
  offerOf,
  serviceContent,
  testimonialDays,
  textContent,
} from './page-content.ts'
import { lastDay, type Page, type PageContent, siteMapGroups } from './page.ts'
import { comparedFigures, costFigures, hoursFigures } from './tool-figures.ts'

/** The pages of a route in a language, in the order in which lists show them. */
export type PageSource = (locale: Locale) => readonly PageContent[]

const ofKind = (kind: Page['kind']) => (all: readonly Page[]) =>
  all.filter((page) => page.kind === kind).map(({ path }) => path)

/** What gives a route its pages; a route without a parameter that is not here has its words in messages. */
const sources: Partial<Record<RouteId, PageSource>> = {
  home: (locale) => {
    const text = pageTranslator(locale, 'home')
    const { title, description } = labelled(locale, 'home')
    // Without a head of its own: the title of the document contains the company's name, and `pages/+title.ts` reads it.
    const share = { title: text('home.hero.heading') }
    const days = [
      ...daysOfMessages(locale, 'home'),
      ...daysOfText('shared', 'models', locale),
      ...stories(locale).map(lastDay),
    ]
    return [{ title, description, name: company.name, share, days }]
  },
  ...each(companySlugs, (slug: CompanySlug) => slug, companyContent),
  ...each(legalSlugs, (slug: LegalSlug) => slug, legalContent),
  ...each(serviceSlugs, (slug: ServiceSlug) => `services.${slug}` as const, serviceContent),
  reviews: (locale) => [
    {
      ...companyContent(locale, 'reviews', testimonialDays(locale)),
      sample: testimonials(locale).every(({ sample }) => sample),
    },
  ],
  'how-we-hire': (locale) => [
    companyContent(locale, 'how-we-hire', [
      ...daysOfText('shared', 'hiring', locale),
      ...daysOfText('shared', 'models', locale),
    ]),
  ],
  services: (locale) => [{ ...companyContent(locale, 'services'), listedPaths: ofKind('service') }],
  industries: (locale) => [
    { ...companyContent(locale, 'industries'), listedPaths: ofKind('industry') },
  ],
  'industries.healthcare': (locale) => {
    const page = healthcarePage(locale)
    const { title } = labelOf(locale, 'industries.healthcare')
    const { text, industry } = page
    const own = textContent(locale, 'industries', 'healthcare', page)
    return [{ title, ...own, industry, offer: offerOf(text) }]
  },
  'industries.industry': (locale) => {
    const nameOf = pageTranslator(locale)
    return industrySlugs().flatMap((slug) => {
      const page = ownPages.includes(slug) ? undefined : industryPage(locale, slug)
      if (!page) return []
      const { text, industry } = page
      const title = nameOf(`taxonomy.industry.${industry}`)
      return [
        {
          params: { industry: slug },
          title,
          ...textContent(locale, 'industries', slug, page),
          industry,
          offer: offerOf(text),
        },
      ]
    })
  },
  hire: (locale) => [{ ...companyContent(locale, 'hire'), listedPaths: ofKind('hire') }],
  'hire.role': (locale) =>
    roles.map((role) => {
      const page = rolePage(locale, role)
      return { params: { role }, title: page.text.name, ...textContent(locale, 'hire', role, page) }
    }),
  'hire.skill': (locale) =>
    skills.map((skill) => {
      const page = skillPage(locale, skill)
      const ways = daysOfText('shared', 'ways', locale)
      const own = textContent(locale, 'hire', skill, page, ways)
      return { params: { skill }, title: page.text.name, ...own }
    }),
  'hire.country': (locale) =>
    (Object.keys(hireCountries) as HireCountry[]).map((country) => {
      const page = hireCountryPage(locale, country)
      const own = textContent(locale, 'hire', country, page)
      const share = { drawing: `plate-${country}` }
      return { params: { country }, title: page.text.name, ...own, share }
    }),
  'engagement-models': (locale) => [
    {
      ...companyContent(locale, 'engagement-models', daysOfText('shared', 'models', locale)),
      listedPaths: () => Object.values(modelPaths).map((path) => localizedPath(path, locale)),
    },
  ],
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
      ...messageContent(locale, 'success-stories'),
      days: stories(locale).map(lastDay),
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
        const { slug, client, title, summary, industry, sample, published, updated } = story
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
          text: { folder: 'success-stories', slug, names: story.technologies },
          share: { topic, drawing: drawingName(story) },
          entry: { kind: 'story', value: story, published, updated },
        }
      }),
  'work-samples': (locale) => [
    {
      ...messageContent(locale, 'work-samples'),
      days: workSamples(locale).flatMap(({ slug }) => daysOfText('work-samples', slug, locale)),
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
        text: { folder: 'work-samples', slug },
        share: { topic: labelOf(locale, 'work-samples').title },
      })),
  blog: (locale) => [
    {
      ...messageContent(locale, 'blog'),
      name: blogListHead(locale, { page: 1 }).title,
      ...postList(locale, { page: 1 }),
    },
  ],
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
        const { slug, title, preview, category, sample, published, updated } = post
        return {
          params: { post: slug },
          title,
          description: preview,
          sample,
          days: [lastDay(post)],
          text: { folder: 'blog', slug, names: post.tags },
          share: {
            topic: pageTranslator(locale)(`taxonomy.post-category.${category}`),
            drawing: drawingName(post),
          },
          entry: { kind: 'post', value: post, published, updated },
        }
      }),
  sitemap: (locale) => [
    {
      ...messageContent(locale, 'sitemap'),
      listedPaths: (all) =>
        siteMapGroups(all).flatMap(({ links }) => links.map(({ path }) => path)),
    },
  ],
}

/** What gives a route its pages; undefined where only the server knows the parameter, such as a token. */
export function pageSource(id: RouteId): PageSource | undefined {
  const own = sources[id]
  if (own || routeRecords[id].path.includes('@')) return own
  return (locale) => [messageContent(locale, id)]
}

/** Industries whose page is a route of its own. */
const ownPages = Object.values(routeRecords).flatMap(({ kind, path }) =>
  kind === 'industry' && !path.includes('@') ? [path.split('/').at(-1)!] : [],
)

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
