import type { Article } from 'schema-dts'
import type { Story } from '../../content/schema.ts'
import { href } from '../../locales/routes.ts'
import { sharePicture } from '../share-picture.ts'
import { siteUrl } from '../site-url.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, organizationId } from './node-id.ts'

/**
 * A success story. A sample gives nothing: invented results are no facts (rulings 4). The day of
 * publishing stays out, since the page does not show it (crawlers guide 4, rule 1).
 */
export function article({ address, locale }: DescribedPage, story: Story): Article | undefined {
  if (story.sample) return undefined
  const picture = sharePicture(href('success-stories.story', locale, { story: story.slug }))
  return {
    '@type': 'Article',
    '@id': nodeId(address, 'article'),
    headline: story.title,
    ...(picture ? { image: siteUrl + picture.src } : {}),
    inLanguage: locale,
    mainEntityOfPage: { '@id': nodeId(address, 'webpage') },
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  }
}
