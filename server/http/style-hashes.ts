/** Hash of the style within a page by the page's path, as content security policies name it. */
export type StyleHashes = Record<string, string>

/** File of a build with the hashes of its pages. */
export const styleHashesFile = 'style-hashes.json'

/** Path at which a file of a build is asked for: `about/index.html` at `/about`. */
export function pagePath(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$|\.html$/, '') || '/'
}
