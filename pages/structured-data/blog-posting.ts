import type { BlogPosting } from 'schema-dts'
import type { PostSummary } from '../../content/schema.ts'
import { href } from '../../locales/routes.ts'
import { momentOf } from '../crawlers/entry-days.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId } from './node-id.ts'
import { publishedText } from './published-text.ts'

/** A post with what its head shows; a sample gives nothing. */
export function blogPosting(page: DescribedPage, post: PostSummary): BlogPosting | undefined {
  if (post.sample) return undefined
  return {
    '@type': 'BlogPosting',
    ...publishedText(page, post.title, href('blog.post', page.locale, { post: post.slug })),
    description: post.preview,
    datePublished: momentOf(post.date),
    ...(post.updated ? { dateModified: momentOf(post.updated) } : {}),
    author: {
      '@type': 'Organization',
      '@id': nodeId(page.url, 'author'),
      name: post.author,
    },
  }
}
