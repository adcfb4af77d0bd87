import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Testimonial } from '../components/sections/Testimonials/testimonial.ts'
import { routes } from '../locales/route-table.ts'
import { localizedPath } from '../locales/routes.ts'
import { company } from './company.ts'
import { availability } from './facts/availability.ts'
import {
  featuredStories,
  legalPage,
  posts,
  sampleEntries,
  stories,
  story,
  testimonials,
} from './load.server.ts'
import { industryPaths } from './taxonomy.ts'
import { wordCount } from './text-measures.ts'

const folders = readdirSync(new URL('success-stories/', import.meta.url)).sort()
const legalSlugs = ['terms-of-service', 'privacy-policy'] as const

test('Every folder of stories becomes one story, in the order that the entries give', () => {
  const all = stories('en')
  expect(all.map(({ slug }) => slug).sort()).toEqual(folders)
  const orders = all.map(({ order }) => order)
  expect(orders).toEqual([...orders].sort((one, other) => one - other))
  expect(new Set(orders).size).toBe(orders.length)
})

test('The first three stories are OpenRad, Tipalti and Returnmates', () => {
  expect(featuredStories('en').map(({ slug }) => slug)).toEqual([
    'openrad',
    'tipalti',
    'returnmates',
  ])
})

test.each(folders)('The story %s is complete: every part of its page has words', (slug) => {
  const found = story('en', slug)!
  expect(found.challenge.parts.length).toBeGreaterThanOrEqual(2)
  expect(found.solution.parts.length).toBeGreaterThanOrEqual(2)
  expect(found.result.rows.length).toBeGreaterThanOrEqual(3)
  expect(found.timeline.length).toBeGreaterThanOrEqual(3)
  const texts = [
    found.lead,
    found.team,
    found.result.intro,
    found.challenge.intro,
    found.solution.intro,
    ...[...found.challenge.parts, ...found.solution.parts].map(({ html }) => html),
    ...found.result.rows.flatMap((row) => Object.values(row)),
  ]
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
})

test.each(folders)('The story %s shows its start, and its end if it has one', (slug) => {
  const { started, finished, published } = story('en', slug)!
  expect(started <= (finished ?? started)).toBe(true)
  expect((finished ?? started) <= published).toBe(true)
})

test('An address that names no story finds none', () => {
  expect(story('en', 'nobody')).toBeUndefined()
})

test('A pseudo-locale shows the English words, and links between pages stay in it', () => {
  expect(stories('en-XA').map(({ title }) => title)).toEqual(
    stories('en').map(({ title }) => title),
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
  const days = all.map(({ date }) => date)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('A post has a picture that can be loaded, and the company’s team as author', () => {
  for (const { image, author } of posts('en')) {
    expect(image.src).toMatch(/^\/art\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/)
    expect(author).toBe(`${company.name} Team`)
  }
})

test('The contents list of a post leads to headings of its body', () => {
  for (const { html, sections } of posts('en')) {
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
  const cards: Testimonial[] = testimonials('en').map((words) => ({
    ...words,
    category: words.industry,
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

test('Every industry with a page has a testimonial, healthcare has two, and nobody speaks twice', () => {
  const all = testimonials('en')
  const told = all.map(({ industry }) => industry)
  expect(Object.keys(industryPaths).filter((slug) => !told.includes(slug as never))).toEqual([])
  expect(told.filter((slug) => slug === 'healthcare')).toHaveLength(2)
  expect(new Set(all.map(({ reviewAuthorName }) => reviewAuthorName)).size).toBe(all.length)
})

test('The words of a testimonial are a phrase: 12 to 30 words', () => {
  const counts = testimonials('en').map(({ reviewAuthorPhrase }) => wordCount(reviewAuthorPhrase))
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
})

test('Every legal page of the route table has a text', () => {
  const ids = Object.entries(routes).flatMap(([id, { kind }]) => (kind === 'legal' ? [id] : []))
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
    ...(availability.sample ? ['facts/availability'] : []),
  ]
  expect(sampleEntries().sort()).toEqual(samples.sort())
})
