import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import type { Encoding } from './accepted-encodings.ts'
import { encodingFor, memoryAnswer } from './memory-answer.ts'
import type { MemoryFile, MemoryFiles } from './memory-files.ts'
import type { NotedAnswer } from './noted-answers.ts'
import { routeName } from './route-name.ts'

/** Names and values in turn, as `writeHead` takes them: the quickest form. */
type Head = readonly string[]

/** A file whose whole answers are laid out, by encoding and status. */
type Ready = {
  file: MemoryFile
  route: string
  heads: Partial<Record<Encoding, Record<200 | 304, Head>>>
}

type Options = {
  files: MemoryFiles
  /** Sends what memory does not hold. */
  disk: RequestHandler
  /** Headers that Express gives every answer to a path, beside the file's own. */
  headersOf: (pathname: string) => Readonly<Record<string, string>>
  /** Whether nothing else has to be done to a request, such as sending it to another host. */
  isPlain: (request: IncomingMessage) => boolean
  note: (answer: NotedAnswer) => void
}

/** Headers that speak of a body: an answer without one leaves them out (RFC 9110, 15.4.5). */
const ofBody = new Set(['Content-Length', 'Content-Type', 'Content-Encoding'])

/**
 * Files in memory, at both places of the server that serve them. `files` stands in Express, behind all
 * endpoints. `ahead` stands before Express and costs a fraction of it: it answers for the bare path of a file
 * once Express has let a request for that path through to `files`, so it never hides an endpoint, whatever
 * the folder holds. It needs no place among the requests in flight: it waits for nothing.
 */
export function servedFromMemory({ files, disk, headersOf, isPlain, note }: Options): {
  files: RequestHandler
  ahead: (express: RequestListener) => RequestListener
} {
  const ready = new Map<string, Ready>()

  const inExpress: RequestHandler = (request, response, next) => {
    const file = files.get(request.path)
    if (!file) return disk(request, response, next)
    if (request.originalUrl === request.path && !ready.has(request.path))
      ready.set(request.path, layOut(file, request.path, headersOf(request.path)))
    const answer = memoryAnswer(file, request)
    const encoding = answer?.encoding ?? encodingFor(file, request.headers['accept-encoding'])
    const { tag, headers, body } = file[encoding]!
    if (!answer) {
      response.setHeader('ETag', tag)
      return disk(request, response, next)
    }
    response.statusCode = answer.status
    for (const [name, value] of Object.entries(headers))
      if (answer.status === 200 || !ofBody.has(name)) response.setHeader(name, value)
    response.end(answer.status === 200 ? body : undefined)
  }

  const ahead =
    (express: RequestListener): RequestListener =>
    (request, response) => {
      const found = ready.get(request.url!)
      const answer = found && isPlain(request) ? memoryAnswer(found.file, request) : undefined
      if (!found || !answer) return express(request, response)
      const started = performance.now()
      const id = randomUUID()
      const { encoding, status } = answer
      const { method } = request
      response.once('finish', () => note({ id, method, route: found.route, status, started }))
      response.writeHead(status, [...found.heads[encoding]![status], 'X-Request-Id', id])
      response.end(status === 200 ? found.file[encoding]!.body : undefined)
    }

  return { files: inExpress, ahead }
}

function layOut(
  file: MemoryFile,
  pathname: string,
  fixed: Readonly<Record<string, string>>,
): Ready {
  const heads: Ready['heads'] = {}
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const representation = file[encoding]
    if (!representation) continue
    const all = Object.entries({ ...fixed, ...representation.headers })
    heads[encoding] = { 200: all.flat(), 304: all.filter(([name]) => !ofBody.has(name)).flat() }
  }
  return { file, route: routeName(pathname), heads }
}
