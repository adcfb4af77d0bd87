import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Unanswered requests of one connection: browsers and proxies send one after the other. */
const mostAtOnce = 4

/**
 * Ends connections that send many requests before they read an answer (pipelining, RFC 9112, 9.3.2): Node
 * works on all of them at once, and a few hundred such senders would use up the memory.
 */
export function fewAtOnce(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (open.get(socket) ?? 0) + 1
    if (count > mostAtOnce) return void socket.destroy()
    open.set(socket, count)
    response.once('close', () => open.set(socket, open.get(socket)! - 1))
    listener(request, response)
  }
}
