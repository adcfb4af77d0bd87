import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer as it is on the wire. */
export type Answer = { headers: Readonly<Record<string, string>>; body: string }

/**
 * The least that Node can do: one answer from memory for whatever is asked, with the headers given. It runs
 * in a process of its own, `node tests/bench/bare-server.ts`, told by its parent what to say.
 */
process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  const head = Object.entries(headers).flat()
  const server = createServer((_request, response) => {
    response.writeHead(200, head)
    response.end(bytes)
  })
  server.listen(0, () => process.send!((server.address() as AddressInfo).port))
})
