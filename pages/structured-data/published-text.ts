import { siteUrl } from '../site-url.ts'
import { sharePicture } from '../share-picture.server.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, organizationId } from './node-id.ts'

/**
 * What is said alike of everything that we publish as a text with a headline.
 * @param path path of its page, which names the picture
 */
export function publishedText({ url, locale }: DescribedPage, headline: string, path: string) {
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
