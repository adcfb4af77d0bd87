import { feedsOf, fileLocale } from '../locales/feed-files.ts'
import type { Locale } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { href, type RouteId } from '../locales/routes.ts'
import { markdownPath } from './crawlers/markdown-path.ts'

type Props = { id: RouteId; params: Record<string, string>; locale: Locale }

/** What programs read instead of a page: feeds on the blog, the Markdown of stories and posts. */
export function OtherFormats({ id, params, locale }: Props) {
  const { kind } = routes[id]
  const feeds = /^blog(\.|$)/.test(id) ? feedsOf(locale) : []
  return (
    <>
      {feeds.map(({ name, path, type }) => (
        <link key={type} rel="alternate" type={type} title={name} href={path} />
      ))}
      {kind === 'story' || kind === 'post' ? (
        <link
          rel="alternate"
          type="text/markdown"
          href={markdownPath(href(id, fileLocale(locale), params))}
        />
      ) : null}
    </>
  )
}
