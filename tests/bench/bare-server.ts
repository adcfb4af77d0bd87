import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server says to everybody: names and values in turn, and the body in base64. */
export type Said = { head: readonly string[]; body: string }

/**
 * The least that Node can do: one answer from memory, whatever is asked. A process of its own, which its
 * parent tells what to say and which tells its port.
 */
process.once('message', ({ head, body }: Said) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, [...head])
    response.end(bytes)
  })
  server.listen(0, () => process.send!((server.address() as AddressInfo).port))
})
