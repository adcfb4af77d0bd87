import type { Article, BlogPosting } from 'schema-dts'
import { siteUrl } from '../site-url.ts'
import { sharePicture } from '../share-pictures.server.ts'
import { type DescribedPage, nodeId, organizationId } from './organization.ts'
import type { Story } from '../../content/story.ts'
import type { PostSummary } from '../../content/post.ts'
import { href } from '../../locales/routes.ts'
import { momentOf } from '../crawlers/entry-days.ts'

/**
 * What is said alike of everything that we publish as a text with a headline.
 * @param path path of its page, which names the picture
 */
function publishedText({ url, locale }: DescribedPage, headline: string, path: string) {
  const picture = sharePicture(path)
  return {
    '@id': nodeId(url, 'article'),
    headline,
    inLanguage: locale,
    ...(picture ? { image: siteUrl + picture.src } : {}),
    mainEntityOfPage: { '@id': nodeId(url, 'webpage') },
    publisher: { '@id': organizationId },
  }
}

/**
 * A success story. A sample gives nothing: invented results are no facts. The day of
 * publishing stays out, since the page does not show it.
 */
export function article(page: DescribedPage, story: Story): Article | undefined {
  if (story.sample) return undefined
  const path = href('success-stories.story', page.locale, { story: story.slug })
  return {
    '@type': 'Article',
    ...publishedText(page, story.title, path),
    author: { '@id': organizationId },
  }
}

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
