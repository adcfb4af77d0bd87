import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { post } from '../../../content/load.server.ts'
import { tagSlug } from '../../../content/blog-lists.ts'
import { href } from '../../../locales/addresses.ts'
import { relatedPosts, tagName } from '../blog-data.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const found = post(locale, routeParams.post ?? '')
  if (!found) throw render(404)
  const { sections, minutes, tags, category, ...facts } = found
  const { subject, posts } = relatedPosts(found, locale)
  const pathOf = (tag: string) => href('blog.tag', locale, { tag: tagSlug(tag) })
  const categoryPath = href('blog.category', locale, { category })
  const all = subject === category ? categoryPath : subject ? pathOf(subject) : href('blog', locale)
  return {
    showsSample: found.sample,
    post: {
      ...facts,
      sections,
      minutes,
      category: { id: category, path: categoryPath },
      tags: tags.map((tag) => ({ title: tagName(tag, locale), path: pathOf(tag) })),
    },
    related: {
      subject,
      all,
      posts,
    },
  }
}
