import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to connections (Linux: 32768, RFC 6335: 49152), one of which could take it meanwhile. */
const between = [20_000, 32_000] as const

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  const port = randomInt(...between)
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(port, () => probe.close(() => resolve(port)))
  })
}
