declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http'

  /** Whether a reader has an answer with these headers already (RFC 9110, 13). */
  export default function fresh(
    request: IncomingHttpHeaders,
    response: { etag: string; 'last-modified': string },
  ): boolean
}
/** The same library, one major older, under another name. */
declare module 'better-sqlite3-node20' {
  export { default } from 'better-sqlite3'
}
