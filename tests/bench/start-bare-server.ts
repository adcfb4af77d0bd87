import { fork } from 'node:child_process'
import { once } from 'node:events'
import { end } from '../support/site-under-test.ts'
import type { Said } from './bare-server.ts'
import type { ServerUnderLoad } from './built-server.ts'
import { get, type IncomingHttpHeaders } from 'node:http'

/** What Node writes itself. */
const own = new Set(['date', 'connection', 'keep-alive'])

/** Starts a Node server that gives one answer to everything. */
export async function startBareServer({ headers, body }: PackedResponse): Promise<ServerUnderLoad> {
  const child = fork('tests/bench/bare-server.ts', { execArgv: ['--import', 'tsx'] })
  const head = Object.entries(headers).filter(([name]) => !own.has(name))
  child.send({ head: head.flat() as string[], body: body.toString('base64') } satisfies Said)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://localhost:${port}`,
    emptyLog: () => undefined,
    stop: () => end(child, 'SIGTERM'),
  }
}

/** What the bench asks for: every server has it, nginx without further modules too. */
export const packed = { 'Accept-Encoding': 'gzip' } as const

/** An answer as it is on the wire; `fetch` would unpack its body. */
type PackedResponse = { headers: IncomingHttpHeaders; body: Buffer }

/** Asks for an address packed by gzip. */
export function packedResponse(url: string): Promise<PackedResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: packed }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}
