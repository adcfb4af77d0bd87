import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** A household or office has the first 56 bits of an IPv6 address (requests guide 6). */
const networkBits = 56
const bitsOfGroup = 16

const day = 24 * 60 * 60 * 1000

/** The network of an address: the IPv4 address itself, or the /56 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const whole = Math.floor(networkBits / bitsOfGroup)
  const groups = parsed.parts.slice(0, whole + 1)
  const mask = 0xffff << (bitsOfGroup - (networkBits % bitsOfGroup))
  groups[whole] = groups[whole]! & mask
  return `${groups.map((group) => group.toString(16)).join(':')}::/${networkBits}`
}

/** A name for a sender's network that cannot be turned back and changes every day in UTC. */
export function anonymousSender(address: string, secret: string, now: number): string {
  const today = Math.floor(now / day)
  return createHmac('sha256', secret)
    .update(`sender ${today} ${networkOf(address)}`)
    .digest('base64url')
}
