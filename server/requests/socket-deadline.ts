import { Socket } from 'node:net'

/**
 * A socket to a server that answers soon: when nothing passes for a while it breaks, so that whoever waits
 * is told. Without it a host that vanishes is noticed after a quarter of an hour, when TCP gives up.
 * @param longestSilence milliseconds
 */
export function socketThatExpectsAnswers(longestSilence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(longestSilence, () => {
    socket.destroy(Object.assign(new Error('The server is silent'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
