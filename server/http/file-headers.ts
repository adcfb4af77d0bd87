import { lookup } from 'mrmime'

const oneYear = 'public, max-age=31536000, immutable'
const mustAsk = 'public, max-age=0, must-revalidate'

/** Folders whose files carry a hash of their content in their names. */
const hashed = /^\/(assets|art|videos|share)\//

/** Finds headers of one path beside those of every file. */
export type HeadersOf = (pathname: string) => Readonly<Record<string, string>>

/**
 * Headers of a file of the build, whichever way it is served: how long it is kept, its type, whether other
 * sites may show it. Neither its length nor its tag, which differ between its encodings.
 * @param name the file's name, which says its type
 * @param headersOf further headers of the path, which take the place of these
 */
export function fileHeaders(
  pathname: string,
  name: string,
  headersOf: HeadersOf,
): Record<string, string> {
  return {
    Vary: 'Accept-Encoding',
    'Cache-Control': hashed.test(pathname) ? oneYear : mustAsk,
    'Accept-Ranges': 'bytes',
    'Content-Type': contentType(name),
    // Other sites show these pictures beside links to ours.
    ...(pathname.startsWith('/share/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    ...headersOf(pathname),
  }
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
