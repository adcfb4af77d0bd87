import { randomUUID } from 'node:crypto'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { parse } from 'node:querystring'
import fresh from 'fresh'
import send from 'send'
import type { RecordedResponse } from './answer-log.ts'
import { queriedRoute } from './rendered-queries.ts'
import {
  bodyHeaders,
  type Representation,
  representationFor,
  type ServedFile,
  type FileTable,
} from './file-table.ts'

const headersOfContent = [...bodyHeaders, 'ETag', 'Last-Modified']

type Options = {
  files: FileTable
  /** Where the files are, for what the table does not hold. */
  clientDir: string
  /** The only host that is not redirected; undefined: none is. */
  onlyHost: string | undefined
  readiness: { draining: boolean }
  record: (response: RecordedResponse) => void
}

/**
 * The one place that serves pre-rendered pages and assets: it is before Express, which gets whatever
 * depends on more of the request than path, encoding and what the reader has already. `shed-load.ts` does not
 * count what it answers: that waits for nothing but the disk.
 * @param express answers everything else
 */
export function serveFiles(express: RequestListener, options: Options): RequestListener {
  const { clientDir, readiness, record } = options
  return (request, response) => {
    const file = askedFile(request, options)
    if (!file) return express(request, response)
    const { method, headers } = request
    const found = representationFor(file, headers['accept-encoding'])
    const started = performance.now()
    const id = randomUUID()
    const recordWhenSent = () =>
      response.once('finish', () =>
        record({ id, method, route: file.route, status: response.statusCode, started }),
      )
    const ofAnswer = ['X-Request-Id', id, ...(readiness.draining ? ['Connection', 'close'] : [])]
    const begin = () => {
      recordWhenSent()
      const head = [...found.heads[200], ...ofAnswer]
      for (let at = 0; at < head.length; at += 2) response.setHeader(head[at]!, head[at + 1]!)
    }
    const refuse = (status: number) => {
      for (const header of headersOfContent) response.removeHeader(header)
      // A cache that kept it would refuse the next reader as well.
      response.setHeader('Cache-Control', 'no-store')
      response.statusCode = status
      response.end()
    }

    if (isOfAnotherVersion(headers, found)) {
      begin()
      return refuse(412)
    }
    const isFresh = isOurVersion(headers, found)
    const range = method === 'GET' && isPlainRange(headers.range)
    if (isFresh || method === 'HEAD' || (found.body && !range)) {
      const status = isFresh ? 304 : 200
      recordWhenSent()
      response.writeHead(status, [...found.heads[status], ...ofAnswer])
      // Node leaves out the body of an answer to HEAD.
      response.end(status === 200 ? found.body : undefined)
      return
    }
    sendFromDisk(request, response, found, {
      clientDir,
      range,
      begin,
      refuse,
      // It was there at the start: only Express can say something else now.
      gone: () => express(request, response),
    })
  }
}

/** The file that a request asks for; undefined when something else has to be done to it. */
function askedFile(
  { method, url = '/', headers }: IncomingMessage,
  { files, onlyHost }: Options,
): ServedFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (onlyHost !== undefined && headers.host !== onlyHost) return undefined
  const at = url.indexOf('?')
  if (at < 0) return files.get(url)
  const path = url.slice(0, at)
  const file = files.get(path)
  return file && !queriedRoute(path, parse(url.slice(at + 1))) ? file : undefined
}

/** Ranges that have one meaning for everybody; others are left out, as RFC 9110 allows (14.2). */
function isPlainRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}

/** Whether the reader wants another version or none (RFC 9110, 13.1.1 and 13.1.4). */
function isOfAnotherVersion(
  headers: IncomingHttpHeaders,
  { tag, lastModified }: Pick<Representation, 'tag' | 'lastModified'>,
): boolean {
  const { 'if-match': tags, 'if-unmodified-since': since } = headers
  if (tags !== undefined) return tags !== '*' && !tags.split(/\s*,\s*/).includes(tag)
  return since !== undefined && Date.parse(lastModified) > Date.parse(since)
}

/**
 * Whether the reader has this version (RFC 9110, 13.1.2 and 13.1.3). A date is ours or that of another build, even where
 * it is later: operators may have put an earlier build back, which the reader has to get.
 */
function isOurVersion(
  headers: IncomingHttpHeaders,
  { tag, lastModified }: Pick<Representation, 'tag' | 'lastModified'>,
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags === undefined && (since === undefined || Date.parse(since) !== Date.parse(lastModified)))
    return false
  return fresh(headers, { etag: tag, 'last-modified': lastModified })
}

type FromDisk = {
  clientDir: string
  range: boolean
  /** Called when the answer begins. */
  begin: () => void
  /** Ends an answer that has begun without its content. */
  refuse: (status: number) => void
  gone: () => void
}

function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { name }: Representation,
  { clientDir, range, begin, refuse, gone }: FromDisk,
): void {
  let begun = false
  // All headers are those of the table.
  const own = { cacheControl: false, etag: false, lastModified: false, index: false } as const
  send(request, encodeURI(name), { root: clientDir, acceptRanges: range, ...own })
    .on('headers', () => {
      begun = true
      begin()
    })
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) return response.destroy()
      if (!begun && status === 404) return gone()
      if (!begun) begin()
      refuse(status)
    })
    .pipe(response)
}
