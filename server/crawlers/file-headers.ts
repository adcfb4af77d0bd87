import { feedFiles } from '../../locales/feed-files.ts'

const feedTypes = new Map<string, string>(
  feedFiles.map(({ path, type }) => [
    path,
    type.endsWith('json') ? type : `${type}; charset=utf-8`,
  ]),
)

/** It repeats what pages say. */
const unlisted = { 'X-Robots-Tag': 'noindex' }

/**
 * Headers of a file that programs read beside the pages; none for any other path. A Markdown twin says
 * that its page is the original (https://www.rfc-editor.org/rfc/rfc6596).
 */
export function crawlerFileHeaders(pathname: string, siteUrl: string): Record<string, string> {
  const feed = feedTypes.get(pathname.slice(pathname.lastIndexOf('/')))
  if (feed) return { 'Content-Type': feed }
  if (/^\/sitemap(-\d+)?\.xml$/.test(pathname)) {
    return { 'Content-Type': 'application/xml; charset=utf-8' }
  }
  if (pathname.endsWith('.txt')) {
    return {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(pathname.endsWith('/llms-full.txt') ? unlisted : {}),
    }
  }
  if (!pathname.endsWith('.md')) return {}
  return {
    'Content-Type': 'text/markdown; charset=utf-8',
    ...unlisted,
    Link: `<${siteUrl}${pathname.slice(0, -'.md'.length)}>; rel="canonical"`,
  }
}
