import { basename } from 'node:path'
import type { SharePage } from '../components/share/share-page.ts'
import { pageText } from '../components/text/page-text.ts'
import { post, servicePage, story } from '../content/load.server.ts'
import { serviceSlugs } from '../content/schema.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { type Locale, locales } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import { extractLocale, matchRoute, type RouteId } from '../locales/routes.ts'
import { headFromMessages, pageData } from './page-data.server.ts'
import { siteMapGroups } from './site-map-groups.ts'

const records: Record<RouteId, RouteRecord> = routes

/** Topic and drawing that the content of a page gives. */
type OwnPart = { topic?: string; drawing?: string }

/** Every page that search engines may list, in every live language, with what its share picture says. */
export function sharePages(): SharePage[] {
  return locales
    .filter(({ state }) => state === 'live')
    .flatMap(({ code }) =>
      siteMapGroups(code)
        .flatMap(({ links }) => links)
        .map(({ path }) => sharePage(path)),
    )
}

function sharePage(path: string): SharePage {
  const { locale, path: seed } = extractLocale(path)
  const { id, params } = matchRoute(seed)!
  const { kind } = records[id]
  const text = textOf(locale)
  const { topic, drawing } = ownPart(id, params, locale)
  const eyebrow = text(`share.kind.${kind as Exclude<typeof kind, 'system'>}`)
  return {
    path,
    seed,
    id,
    kind,
    title: titleOf(id, seed, locale),
    eyebrow: topic ? text('share.topic', { kind: eyebrow, topic }) : eyebrow,
    drawing,
  }
}

/** The home page has a heading that says more than its name. */
function titleOf(id: RouteId, path: string, locale: Locale): string {
  if (id === 'home') return textOf(locale)('home.hero.heading')
  return (pageData(id, path, locale)?.head ?? headFromMessages(id, locale)).title
}

function ownPart(id: RouteId, params: Record<string, string>, locale: Locale): OwnPart {
  const text = textOf(locale)
  if (id === 'success-stories.story') {
    const { industry, slug } = story(locale, params.story!)!
    // “Other” is the rest of a list and says nothing by itself.
    const topic = industry === 'other' ? undefined : text(`taxonomy.industry.${industry}`)
    return { topic, drawing: `cover-${slug}` }
  }
  if (id === 'blog.post') {
    const { category, image } = post(locale, params.post!)!
    const [drawing] = basename(image.src).split('.')
    return { topic: text(`taxonomy.post-category.${category}`), drawing }
  }
  if (id === 'hire.country') return { drawing: `plate-${params.country}-phone` }
  const service = serviceSlugs.find((slug) => id === `services.${slug}`)
  return service ? { drawing: `service-${servicePage(locale, service).picture}` } : {}
}

function textOf(locale: Locale) {
  return pageText({ locale, messages: messagesFor(locale, ['share', 'taxonomy', 'home']) })
}
