import type { Service } from 'schema-dts'
import { healthcarePage, industryPage, servicePage } from '../../content/load.server.ts'
import type { PageSection } from '../../content/page-text.ts'
import { serviceSlugs } from '../../content/schema.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, organizationId } from './node-id.ts'

type Words = { name: string; sections: { hero: PageSection } }

/** What the page of a service or of an industry offers, in the words that open it; else undefined. */
export function service(page: DescribedPage): Service | undefined {
  const words = wordsOf(page)
  if (!words) return undefined
  return {
    '@type': 'Service',
    '@id': nodeId(page.address, 'service'),
    name: words.name,
    description: words.sections.hero.lead,
    url: page.address,
    provider: { '@id': organizationId },
  }
}

function wordsOf({ id, locale, params }: DescribedPage): Words | undefined {
  const slug = serviceSlugs.find((each) => id === `services.${each}`)
  if (slug) return servicePage(locale, slug).text
  if (id === 'industries.healthcare') return healthcarePage(locale).text
  if (id === 'industries.industry') return industryPage(locale, params.industry ?? '')?.text
  return undefined
}
