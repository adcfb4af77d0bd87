import { contentSecurityPolicy } from './site-headers.ts'

/** Hash of the style within a page by the page's path, as content security policies name it. */
export type StyleHashes = Record<string, string>

/** File of a build with the hashes of its pages. */
export const styleHashesFile = 'style-hashes.json'

/** Path at which a file of a build is asked for: `about/index.html` at `/about`. */
export function urlOfFile(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$|\.html$/, '') || '/'
}

/** The policies of pages that carry the rules of their first view; nothing for any other path. */
export function stylePolicies(
  hashes: StyleHashes,
  siteUrl: string,
): (path: string) => Record<string, string> {
  return (path): Record<string, string> => {
    const hash = hashes[path]
    return hash ? { 'Content-Security-Policy': contentSecurityPolicy(siteUrl, hash) } : {}
  }
}
