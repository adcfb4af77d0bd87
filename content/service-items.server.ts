import type { Locale } from '../locales/locales.ts'
import { servicePage } from './load.server.ts'
import type { PageSection } from './page-outline.ts'
import { firstScreenOf } from './page-sections.ts'
import { type ServiceSlug, serviceSlugs } from './schema.ts'

/** The section of each service whose parts say what belongs to it. */
const contents: Readonly<Record<ServiceSlug, string>> = {
  'dedicated-team': 'pillars',
  'staff-augmentation-services': 'toolkit',
  'software-development-outsourcing': 'promises',
  'web-development': 'services',
  'mobile-development': 'services',
  'healthcare-software-development': 'services',
  devops: 'cards',
}

/** All services as S-36 lists them: the promise of the page, its summary and what belongs to it. */
export function serviceItems(locale: Locale) {
  return serviceSlugs.map((slug) => {
    const { text, picture } = servicePage(locale, slug)
    const sections: Readonly<Record<string, PageSection>> = text.sections
    return {
      slug,
      picture,
      title: text.name,
      summary: firstScreenOf(text.sections.hero).lead,
      content: text.summary,
      contentList: sections[contents[slug]]!.parts.slice(0, 5).map(({ title }) => title),
    }
  })
}
