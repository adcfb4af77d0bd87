import { fileLocale, type Locale } from './locales.ts'
import { localizedPath } from './addresses.ts'

/** The blog in the formats that feed readers know, the most common first, with addresses at which they look for it. */
export const feeds = [
  {
    name: 'RSS',
    path: '/rss.xml',
    type: 'application/rss+xml',
    from: ['/feed', '/feed.xml', '/rss', '/blog/feed', '/blog/rss.xml'],
  },
  { name: 'Atom', path: '/atom.xml', type: 'application/atom+xml', from: ['/atom'] },
  { name: 'JSON Feed', path: '/feed.json', type: 'application/feed+json', from: [] },
] as const

export type Feed = { name: string; path: string; type: (typeof feeds)[number]['type'] }

/** The feeds of a language. */
export function feedsOf(locale: Locale): Feed[] {
  return feeds.map(({ name, path, type }) => ({
    name,
    path: localizedPath(path, fileLocale(locale)),
    type,
  }))
}
