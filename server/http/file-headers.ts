import { lookup } from 'mrmime'
import type { RequestHandler } from 'express'
import { crawlerFileKind } from '../../locales/crawler-files.ts'
import { feeds } from '../../locales/feeds.ts'

const oneYear = 'public, max-age=31536000, immutable'
const mustAsk = 'public, max-age=0, must-revalidate'

/** Whether a path is in a folder whose files carry a hash of their content in their names. */
export function isHashedFile(pathname: string): boolean {
  return /^\/(assets|art|videos|share)\//.test(pathname)
}

/**
 * Headers of a file of the build, whichever way it is served: how long it is kept, its type, whether other
 * sites may show it. Neither its length nor its tag, which differ between its encodings.
 * @param name the file's name, which says its type
 */
export function cachingAndType(pathname: string, name: string): Record<string, string> {
  return {
    Vary: 'Accept-Encoding',
    'Cache-Control': isHashedFile(pathname) ? oneYear : mustAsk,
    'Accept-Ranges': 'bytes',
    'Content-Type': contentType(name),
    // Other sites show these pictures beside links to ours.
    ...(pathname.startsWith('/share/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
  }
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

const feedTypes = new Map<string, string>(
  feeds.map(({ path, type }) => [path, type.endsWith('json') ? type : `${type}; charset=utf-8`]),
)

/** It repeats what pages say. */
const unlisted = { 'X-Robots-Tag': 'noindex' }

/**
 * Headers of a file that programs read beside the pages; none for any other path. A Markdown twin says
 * that its page is the original (https://www.rfc-editor.org/rfc/rfc6596).
 */
export function crawlerFileHeaders(pathname: string, siteUrl: string): Record<string, string> {
  switch (crawlerFileKind(pathname)) {
    case 'sitemap':
      return { 'Content-Type': 'application/xml; charset=utf-8' }
    case 'feed':
      return { 'Content-Type': feedTypes.get(pathname.slice(pathname.lastIndexOf('/')))! }
    case 'llms':
      return { 'Content-Type': 'text/plain; charset=utf-8' }
    case 'llms-full':
      return { 'Content-Type': 'text/plain; charset=utf-8', ...unlisted }
    case 'markdown':
      return {
        'Content-Type': 'text/markdown; charset=utf-8',
        ...unlisted,
        Link: `<${siteUrl}${pathname.slice(0, -'.md'.length)}>; rel="canonical"`,
      }
    default:
      return {}
  }
}

/**
 * Serves the files that programs read as they would be built now: for development, where they are no files.
 * @param make makes the file of a path; undefined when there is none
 */
export function freshFiles(
  make: (path: string) => Promise<{ text: string } | undefined>,
  siteUrl: string,
): RequestHandler {
  return async (request, response, next) => {
    const file = await make(request.path)
    if (!file) return next()
    const headers = crawlerFileHeaders(request.path, siteUrl)
    response.set(headers).set('Cache-Control', 'no-store').send(file.text)
  }
}
