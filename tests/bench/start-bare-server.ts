import { fork } from 'node:child_process'
import { once } from 'node:events'
import { end } from '../support/site-under-test.ts'
import type { Said } from './bare-server.ts'
import type { ServerUnderLoad } from './built-server.ts'
import type { PackedResponse } from './packed-response.ts'

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
