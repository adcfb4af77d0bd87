import type { Article, BlogPosting } from 'schema-dts'
import { siteUrl } from '../site-url.ts'
import { sharePicture } from '../share-pictures.server.ts'
import { nodeId, organizationId } from './organization.ts'
import type { Story } from '../../content/story.ts'
import type { PostSummary } from '../../content/post.ts'
import { momentOf } from '../crawlers/entry-days.ts'
import type { Page } from '../registry/page.ts'

type TextPage = Pick<Page, 'path' | 'locale'>

/** What is said alike of everything that we publish as a text with a headline. */
function publishedText(page: TextPage, headline: string) {
  const picture = sharePicture(page.path)
  return {
    '@id': nodeId(page, 'article'),
    headline,
    inLanguage: page.locale,
    ...(picture ? { image: siteUrl + picture.src } : {}),
    mainEntityOfPage: { '@id': nodeId(page, 'webpage') },
    publisher: { '@id': organizationId },
  }
}

/**
 * A success story. Its days stay out, since the page does not show them: only previews of links and its Markdown say
 * them.
 */
export function article(page: TextPage, story: Story): Article {
  return {
    '@type': 'Article',
    ...publishedText(page, story.title),
    author: { '@id': organizationId },
  }
}

/** A post with what its head shows. */
export function blogPosting(page: TextPage, post: PostSummary): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...publishedText(page, post.title),
    description: post.preview,
    datePublished: momentOf(post.published),
    ...(post.updated ? { dateModified: momentOf(post.updated) } : {}),
    author: {
      '@type': 'Organization',
      '@id': nodeId(page, 'author'),
      name: post.author,
    },
  }
}
