import type { BlogPosting } from 'schema-dts'
import type { Post } from '../../content/schema.ts'
import { href } from '../../locales/routes.ts'
import { sharePicture } from '../share-picture.ts'
import { siteUrl } from '../site-url.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, organizationId } from './node-id.ts'

/** A post with what its head shows; a sample gives nothing (rulings 4). */
export function blogPosting(
  { address, locale }: DescribedPage,
  post: Post,
): BlogPosting | undefined {
  if (post.sample) return undefined
  const picture = sharePicture(href('blog.post', locale, { post: post.slug }))
  return {
    '@type': 'BlogPosting',
    '@id': nodeId(address, 'article'),
    headline: post.title,
    description: post.preview,
    inLanguage: locale,
    ...(picture ? { image: siteUrl + picture.src } : {}),
    datePublished: `${post.date}T00:00:00Z`,
    mainEntityOfPage: { '@id': nodeId(address, 'webpage') },
    author: {
      '@type': 'Organization',
      '@id': nodeId(address, 'author'),
      name: post.author,
    },
    publisher: { '@id': organizationId },
  }
}
