import { describe, expect, test } from 'vitest'
import { stories } from '../../content/load.server.ts'
import { blogListData, blogTopics } from '../../pages/blog/blog-data.ts'
import { crawlerFiles } from '../../pages/crawlers/crawler-files.server.ts'
import { findPage, pages } from '../../pages/registry/pages.ts'
import { searchFile } from '../../pages/search/search-file.server.ts'
import { sharePages } from '../../pages/share-pictures.server.ts'

const locales = ['en', 'de'] as const

test('a story is named by what it is about, in the words of each language; the trail names the client', () => {
  for (const { slug, client } of stories('en')) {
    const [english, german] = locales.map((locale) =>
      findPage(locale, 'success-stories.story', { story: slug })!,
    )
    for (const page of [english!, german!]) {
      expect(page.title).toMatch(new RegExp(`^${client}: \\S+`))
      expect(page.head.title).toBe(page.title)
      expect(page.name).toBe(client)
    }
    expect(german!.title).not.toBe(english!.title)
  }
})

describe.each(locales)('In %s', (locale) => {
  test('no text for programs says where a page may divide its words', () => {
    const files = crawlerFiles('https://www.helmwright.example', '2027-01-01')
    expect(files.length).toBeGreaterThan(100)
    expect(pages(locale).length).toBeGreaterThan(100)
    const texts = [
      ...files.map(({ text }) => text),
      JSON.stringify(searchFile(locale)),
      ...pages(locale).map(({ title, description, head, name, offer }) =>
        JSON.stringify({ title, description, head, name, offer }),
      ),
    ]
    expect(texts.flatMap((text) => /.{0,20}\u00ad.{0,20}/.exec(text)?.[0] ?? [])).toEqual([])
  })

  test('a divided word of a text is found as one word', () => {
    const words = locale === 'de' ? 'softwareentwicklung' : 'software'
    const page = searchFile(locale).documents.find(({ path }) => path === '/industries/healthcare')!
    expect(`${page.title} ${page.headings} ${page.words}`.toLowerCase()).toContain(words)
  })

  test('lists of a category or with a tag that hold fewer than three posts are not listed', () => {
    const { categories, tags } = blogTopics(locale)
    for (const { category, count } of categories) {
      const params = { category }
      expect([category, findPage(locale, 'blog.category', params)!.indexed]).toEqual([
        category,
        count >= 3,
      ])
    }
    for (const { slug: tag, count } of tags) {
      expect([tag, findPage(locale, 'blog.tag', { tag })!.indexed && count < 3]).toEqual([
        tag,
        false,
      ])
    }
    expect(categories.some(({ count }) => count < 3)).toBe(true)
  })

  test('the list of a tag whose posts are mostly of one category is not listed', () => {
    const contracts = blogTopics(locale).tags.find(({ slug }) => slug === 'contracts')!
    expect(contracts.count).toBe(3)
    expect(findPage(locale, 'blog.tag', { tag: 'contracts' })!.indexed).toBe(false)
  })

  test('every list of posts is introduced by a sentence of its own', () => {
    const { categories, tags } = blogTopics(locale)
    const choices = [
      { page: 1 },
      { page: 2 },
      ...categories.map(({ category }) => ({ category })),
      ...tags.map(({ slug: tag }) => ({ tag })),
    ]
    const leads = choices.map((choice) => blogListData(locale, choice).list.lead)
    expect(leads.filter((lead) => lead.length < 60)).toEqual([])
    expect(new Set(leads).size).toBe(leads.length)
  })
})

test('a share picture says what a story is about', () => {
  const { title } = sharePages().find(({ path }) => path === '/de/success-stories/xola')!
  expect(title).toBe(findPage('de', 'success-stories.story', { story: 'xola' })!.title)
})
