import type { Article, BlogPosting } from 'schema-dts'
import { siteUrl } from '../site-url.ts'
import { sharePicture } from '../share-pictures.server.ts'
import { nodeId, organizationId } from './organization.ts'
import { momentOf } from '../crawlers/entry-days.ts'
import type { Page } from '../registry/page.ts'

/** A success story. Its days stay out, since the page does not show them. */
export function article(page: Page): Article {
  return {
    '@type': 'Article',
    ...publishedText(page),
    author: { '@id': organizationId },
  }
}

/** A post with what its head shows. */
export function blogPosting(page: Page, { published, updated, author }: Entry): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...publishedText(page),
    description: page.description,
    datePublished: momentOf(published),
    ...(updated ? { dateModified: momentOf(updated) } : {}),
    author: {
      '@type': 'Organization',
      '@id': nodeId(page, 'author'),
      name: author,
    },
  }
}

type Entry = NonNullable<Page['entry']>

/** What is said alike of everything that we publish as a text with a headline. */
function publishedText(page: Page) {
  const picture = sharePicture(page.path)
  return {
    '@id': nodeId(page, 'article'),
    headline: page.title,
    inLanguage: page.locale,
    ...(picture ? { image: siteUrl + picture.src } : {}),
    mainEntityOfPage: { '@id': nodeId(page, 'webpage') },
    publisher: { '@id': organizationId },
  }
}
