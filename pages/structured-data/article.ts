import type { Article } from 'schema-dts'
import type { Story } from '../../content/schema.ts'
import { href } from '../../locales/routes.ts'
import type { DescribedPage } from './described-page.ts'
import { organizationId } from './node-id.ts'
import { publishedText } from './published-text.ts'

/**
 * A success story. A sample gives nothing: invented results are no facts. The day of
 * publishing stays out, since the page does not show it.
 */
export function article(page: DescribedPage, story: Story): Article | undefined {
  if (story.sample) return undefined
  const path = href('success-stories.story', page.locale, { story: story.slug })
  return {
    '@type': 'Article',
    ...publishedText(page, story.headline, path),
    author: { '@id': organizationId },
  }
}
