import ipaddr from 'ipaddr.js'
import { SettingFault } from './setting-fault.ts'

/** Names of address ranges that Express knows. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * What of `X-Forwarded-For` is believed: a number of proxies or a list of their addresses, never everything.
 * @throws SettingFault for anything else
 */
export function readTrustProxy(value: string | undefined): number | string | false {
  if (!value) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  const known = (part: string) =>
    ranges.includes(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part)
  if (parts.every(known)) return value
  throw new SettingFault(
    `TRUST_PROXY is "${value}": set it to the number of proxies in front of the server or to their addresses; trusting everybody would let anybody pretend to be somebody else.`,
  )
}
