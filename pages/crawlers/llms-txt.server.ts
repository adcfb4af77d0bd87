import { pageText } from '../../components/text/page-text.ts'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { localeRecord, type Locale } from '../../locales/locales.ts'
import { routes } from '../../locales/route-table.ts'
import { extractLocale, localizedPath, matchRoute } from '../../locales/routes.ts'
import { pageHead } from '../page-head.ts'
import { siteMapGroups } from '../site-map-groups.ts'
import { liveLocales } from './indexable-pages.server.ts'
import { markdownPath } from './markdown-path.ts'
import type { SiteFile } from './site-file.ts'

const file = '/llms.txt'

/** The main pages of a language with one sentence on each (https://llmstxt.org). */
export function llmsTxt(locale: Locale, siteUrl: string): SiteFile {
  const text = pageText({ locale, messages: messagesFor(locale, ['site-map']) })
  const groups = siteMapGroups(locale).map(({ id, links }) => {
    const main = links.filter(({ path }) => isMain(path))
    const lines = main.map(({ path, title, description }) => {
      return `- [${title}](${siteUrl}${readablePath(path)}): ${description}`
    })
    return { heading: `## ${text(`site-map.group.${id}`)}`, lines }
  })
  const languages = liveLocales()
    .filter((other) => other !== locale)
    .map((other) => `- [${localeRecord(other).name}](${siteUrl}${localizedPath(file, other)})`)
  const blocks = [
    `# ${company.name}`,
    `> ${pageHead(locale, 'home').description}`,
    languages.join('\n'),
    ...groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => `${heading}\n\n${lines.join('\n')}`),
  ].filter((block) => block !== '')
  return { path: localizedPath(file, locale), text: `${blocks.join('\n\n')}\n` }
}

/** Further pages of lists and pages by category and tag repeat what other lines name. */
function isMain(path: string): boolean {
  const found = routeOf(path)
  return found !== undefined && !(found.kind === 'list' && found.path.includes('@'))
}

/** Stories and posts are read as Markdown. */
function readablePath(path: string): string {
  const kind = routeOf(path)?.kind
  return kind === 'story' || kind === 'post' ? markdownPath(path) : path
}

function routeOf(path: string) {
  const found = matchRoute(extractLocale(path).path)
  return found && routes[found.id]
}
