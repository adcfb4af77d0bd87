import type { Organization } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { company, legalEntity } from '../../content/company.ts'
import { posts, stories } from '../../content/load.server.ts'
import type { RouteId } from '../../locales/route-table.ts'
import type { Page } from '../../pages/registry/page.ts'
import { findPage, pages } from '../../pages/registry/pages.ts'
import { siteUrl } from '../../pages/site-url.ts'
import { article, blogPosting } from '../../pages/structured-data/published-texts.ts'
import { organization } from '../../pages/structured-data/organization.ts'
import { pageGraph } from '../../pages/structured-data/page-graph.ts'

function described(
  id: RouteId,
  params: Record<string, string> = {},
  locale: 'en' | 'de' = 'en',
): Page {
  return { ...findPage(locale, id, params)!, name: 'This page' }
}

const labels = { company: 'Who we are', label: (id: string) => `«${id}»` }
const typesOf = (page: Page) =>
  pageGraph(page, labels)['@graph'].map((node) => (node as { '@type': string })['@type'])

describe('The types of a page', () => {
  test.each([
    ['home', {}, ['WebPage']],
    ['about', {}, ['AboutPage', 'BreadcrumbList']],
    ['contact-us', {}, ['ContactPage', 'BreadcrumbList']],
    ['get-in-touch', {}, ['ContactPage', 'BreadcrumbList']],
    ['faq', {}, ['WebPage', 'BreadcrumbList']],
    ['services', {}, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    ['technologies', {}, ['CollectionPage', 'BreadcrumbList']],
    ['services.devops', {}, ['WebPage', 'BreadcrumbList', 'Service']],
    ['industries.healthcare', {}, ['WebPage', 'BreadcrumbList', 'Service']],
    ['industries.industry', { industry: 'fintech' }, ['WebPage', 'BreadcrumbList', 'Service']],
    ['hire.skill', { skill: 'react-developers' }, ['WebPage', 'BreadcrumbList']],
    ['blog.post', { post: 'dicom-in-the-browser' }, ['WebPage', 'BreadcrumbList', 'BlogPosting']],
    ['blog.category', { category: 'delivery' }, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    ['success-stories.story', { story: 'openrad' }, ['WebPage', 'BreadcrumbList']],
  ] as const)('%s %o: %o', (id, params, expected) => {
    expect(typesOf(described(id, params))).toEqual(['Organization', 'WebSite', ...expected])
  })
})

test('a page is part of the site, says its language and names what it is about', () => {
  const page = described('services.devops', {}, 'de')
  const graph = pageGraph(page, labels)['@graph']
  expect(graph[2]).toEqual({
    '@type': 'WebPage',
    '@id': `${siteUrl}/de/services/devops#webpage`,
    url: `${siteUrl}/de/services/devops`,
    name: 'This page',
    inLanguage: 'de',
    isPartOf: { '@id': `${siteUrl}/#website` },
    breadcrumb: { '@id': `${siteUrl}/de/services/devops#breadcrumbs` },
    mainEntity: { '@id': `${siteUrl}/de/services/devops#service` },
  })
})

test('the trail counts from the home page in the language of the page', () => {
  const graph = pageGraph(described('services.devops', {}, 'de'), labels)['@graph']
  expect(graph[3]).toMatchObject({
    itemListElement: [
      { position: 1, name: '«common.route.home»', item: `${siteUrl}/de` },
      { position: 2, name: '«common.route.services»', item: `${siteUrl}/de/services` },
      { position: 3, name: 'This page', item: `${siteUrl}/de/services/devops` },
    ],
  })
})

test('a property that the vocabulary lacks does not compile', () => {
  const misspelt: Organization = {
    '@type': 'Organization',
    '@id': 'https://a.example/#o',
    // @ts-expect-error: it is called "name"
    nmae: 'A',
  }
  expect(misspelt).toBeDefined()
})

describe('What is invented is no fact', () => {
  const [story] = stories('en')
  const [post] = posts('en')

  test('a real story is an article by the company, a sample is nothing', () => {
    const page = described('success-stories.story', { story: story!.slug })
    expect(typesOf({ ...page, sample: true })).not.toContain('Article')
    expect(typesOf({ ...page, sample: false })).toContain('Article')
    expect(article(page)).toMatchObject({
      headline: story!.title,
      author: { '@id': `${siteUrl}/#organization` },
    })
  })

  test('a real post has a day with a time zone and its team, a sample is nothing', () => {
    const page = described('blog.post', { post: post!.slug })
    expect(typesOf({ ...page, sample: true })).not.toContain('BlogPosting')
    expect(typesOf({ ...page, sample: false })).toContain('BlogPosting')
    expect(blogPosting(page, page.entry!)).toMatchObject({
      headline: post!.title,
      datePublished: `${post!.published}T00:00:00Z`,
      author: { '@type': 'Organization', name: 'Helmwright Team' },
    })
  })
})

test('a post that was changed says when', () => {
  const [post] = posts('en')
  const page = described('blog.post', { post: post!.slug })
  expect(blogPosting(page, page.entry!)).not.toHaveProperty('dateModified')
  expect(blogPosting(page, { ...page.entry!, updated: '2026-11-23' })).toMatchObject({
    dateModified: '2026-11-23T00:00:00Z',
  })
})

test('the company says who it is by law and how to reach it', () => {
  expect(organization('Who we are')).toMatchObject({
    legalName: legalEntity.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: legalEntity.street,
      postalCode: legalEntity.postalCode,
      addressLocality: legalEntity.locality,
      addressCountry: legalEntity.country,
    },
    telephone: legalEntity.telephone,
    vatID: legalEntity.vatNumber,
    contactPoint: {
      '@type': 'ContactPoint',
      email: company.email,
      availableLanguage: ['en', 'de'],
    },
  })
})

function listedPaths({ locale, listedPaths: paths }: Page): readonly string[] {
  return paths?.(pages(locale)) ?? []
}

test('lists lead to the pages of their own language; the second page of the blog goes on', () => {
  expect(listedPaths(described('services', {}, 'de'))[0]).toBe('/de/services/dedicated-team')
  const [first, second] = [
    listedPaths(described('blog')),
    listedPaths(described('blog.page', { page: '2' })),
  ]
  expect([...first, ...second]).toEqual(posts('en').map(({ slug }) => `/blog/${slug}`))
  expect(listedPaths(described('faq'))).toEqual([])
})
