import { describe, expect, test } from 'vitest'
import { posts } from '../../content/load.server.ts'
import { skillPage } from '../../content/load-pages.server.ts'
import { skills } from '../../content/taxonomy.ts'
import { data as skillData } from '../../pages/hire/@skill/+data.ts'
import { relatedPosts } from '../../pages/blog/blog-data.ts'

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
