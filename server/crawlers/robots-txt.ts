import { type RequestHandler, Router } from 'express'
import { liveLocales } from '../../locales/locales.ts'
import { routes } from '../../locales/route-table.ts'
import { localizedPath } from '../../locales/addresses.ts'
import type { Settings } from '../settings/settings.ts'

export const robotsTxtPath = '/robots.txt'

/**
 * Names of crawlers that collect texts for language models and their search, as their operators publish
 * them; looked up in November 2026. What fetches a page because a person asked for it is not among them.
 */
const aiCrawlers = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'Claude-SearchBot',
  'ClaudeBot',
  'cohere-ai',
  'Diffbot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'OAI-SearchBot',
  'PerplexityBot',
]

/**
 * Addresses whose query chooses a part of a listed page, one for every combination: the bare address has it all.
 * What else a query says, such as a campaign, is read.
 */
const variants = Object.values(routes)
  .filter(({ index, query }) => index === true && query)
  .flatMap(({ path, query = [] }) =>
    liveLocales.flatMap((locale) => query.map((key) => `${localizedPath(path, locale)}?*${key}=`)),
  )

/** What crawlers keep out of (https://www.rfc-editor.org/rfc/rfc9309); a group of its own repeats it. */
const open = ['Allow: /', ...['/api/', ...variants].map((path) => `Disallow: ${path}`)]

/** `GET /robots.txt`. Pages that must not be listed say so themselves: what is not read cannot say it. */
export function robotsTxt(settings: Pick<Settings, 'siteUrl' | 'crawlers'>): RequestHandler {
  const text = robotsText(settings)
  return (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text)
  }
}

function robotsText({ siteUrl, crawlers }: Pick<Settings, 'siteUrl' | 'crawlers'>) {
  const groups = [
    ['User-agent: *', ...open],
    [
      '# Language models and their search',
      ...aiCrawlers.map((name) => `User-agent: ${name}`),
      ...(crawlers.aiCrawlers === 'allow' ? open : ['Disallow: /']),
    ],
    [`Sitemap: ${siteUrl}/sitemap.xml`],
  ]
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** Address of the file that proves the key (https://www.indexnow.org/documentation). */
export function keyFilePath(key: string): string {
  return `/${key}.txt`
}

/** `GET /<key>.txt`: the key itself, when one is set. */
export function keyFile({ crawlers }: Pick<Settings, 'crawlers'>): RequestHandler {
  const { indexNowKey } = crawlers
  const router = Router({ caseSensitive: true })
  if (indexNowKey) {
    router.get(keyFilePath(indexNowKey), (_request, response) => {
      response.set('X-Robots-Tag', 'noindex').type('text/plain').send(indexNowKey)
    })
  }
  return router
}
