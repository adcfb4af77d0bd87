import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { parseUrl, SettingsError } from './settings-error.ts'

/** @throws SettingsError for what is no port */
export function readPort(value: string | undefined): number {
  const port = Number(value || 3000)
  if (isPort(port)) return port
  throw new SettingsError(`PORT is "${value}": set it to a whole number from 1 to 65535.`)
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1 && port <= 65_535
}

/**
 * Address that the server listens on; undefined for every interface. A proxy in front runs on the same machine,
 * unless the server is in a container, which says so as containers do (https://systemd.io/CONTAINER_INTERFACE).
 * @throws SettingsError for what is no IP address
 */
export function readHost(env: NodeJS.ProcessEnv): string | undefined {
  const value = env.HOST
  if (!value) return env.TRUST_PROXY && !env.container ? '127.0.0.1' : undefined
  if (isIP(value)) return value
  throw new SettingsError(
    `HOST is "${value}": set it to an IP address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all of them.`,
  )
}

/** @throws SettingsError for an address with a path, and when a public site has none */
export function readSiteUrl({ SITE_URL: value, NODE_ENV }: NodeJS.ProcessEnv, port: number): URL {
  if (!value && NODE_ENV === 'production') {
    throw new SettingsError(
      'SITE_URL is missing although NODE_ENV is production: set it to the address that visitors use, such as https://www.example.com.',
    )
  }
  const url = parseUrl(value || `http://localhost:${port}`)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url
  throw new SettingsError(
    `SITE_URL is "${value}": set it to the site's address without a path, such as https://www.example.com.`,
  )
}

/** @throws SettingsError for what is no host and port */
export function readMetricsAddress(
  value: string | undefined,
): { host: string; port: number } | undefined {
  if (!value) return undefined
  const url = parseUrl(`http://${value}`)
  const port = Number(url?.port)
  if (url && url.host === value && isPort(port)) {
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
  }
  throw new SettingsError(
    `METRICS_ADDRESS is "${value}": set it to a host and a port that only operators reach, such as 127.0.0.1:9464.`,
  )
}

/** Names of address ranges that Express knows. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * What of `X-Forwarded-For` is believed: a number of proxies or a list of their addresses, never everything.
 * @throws SettingsError for anything else
 */
export function readTrustProxy(value: string | undefined): number | string | false {
  if (!value) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  const known = (part: string) =>
    ranges.includes(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part)
  if (parts.every(known)) return value
  throw new SettingsError(
    `TRUST_PROXY is "${value}": set it to the number of proxies in front of the server or to their addresses; trusting everybody would let anybody pretend to be somebody else.`,
  )
}

/** Where deliveries go. */
export type Destinations = {
  mail: { transport: 'file' } | { transport: 'smtp'; url: string } | { transport: 'none' }
  webhook: Webhook | undefined
}

type Webhook = {
  url: string
  /** Keys of the signature, without the prefix; two while one replaces the other. */
  secrets: readonly Buffer[]
}

/** Standard Webhooks: a key has 24 to 64 bytes (https://www.standardwebhooks.com). */
const keyBytes = { least: 24, most: 64 } as const
const secretPrefix = 'whsec_'

/**
 * Reads where requests go. A public site must have a destination: silence is the failure that owners
 * discover months later.
 * @throws SettingsError for a missing or malformed one
 */
export function readDestinations(env: NodeJS.ProcessEnv, loopback: boolean): Destinations {
  const webhook = readWebhook(env, loopback)
  if (env.MAIL_URL) return { mail: readSmtp(env.MAIL_URL, env.MAIL_TO), webhook }
  if (loopback) return { mail: { transport: 'file' }, webhook }
  if (webhook || env.ALLOW_NO_DESTINATION === '1') return { mail: { transport: 'none' }, webhook }
  throw new SettingsError(
    'SITE_URL is public but requests have no destination: set MAIL_URL and MAIL_TO, or WEBHOOK_URL and WEBHOOK_SECRET, or ALLOW_NO_DESTINATION=1 to only store them.',
  )
}

function readSmtp(url: string, to: string | undefined): Destinations['mail'] {
  if (!/^smtps?:$/.test(parseUrl(url)?.protocol ?? '')) {
    throw new SettingsError(
      'MAIL_URL is no mail server: set it to smtp://user:password@host:587 or smtps://….',
    )
  }
  if (!to) {
    throw new SettingsError('MAIL_TO is missing: set it to the address that receives requests.')
  }
  return { transport: 'smtp', url }
}

function readWebhook(env: NodeJS.ProcessEnv, loopback: boolean): Webhook | undefined {
  if (!env.WEBHOOK_URL) return undefined
  const url = parseUrl(env.WEBHOOK_URL)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && loopback))) {
    throw new SettingsError(
      'WEBHOOK_URL cannot be used: set it to an address that begins with https:// (http:// is for a local site only).',
    )
  }
  const secrets = (env.WEBHOOK_SECRET ?? '').split(/[\s,]+/).filter(Boolean)
  const keys = secrets.map((secret) => Buffer.from(secret.replace(secretPrefix, ''), 'base64'))
  const fit = keys.every(({ length }) => length >= keyBytes.least && length <= keyBytes.most)
  const prefixed = secrets.every((secret) => secret.startsWith(secretPrefix))
  if (keys.length === 0 || keys.length > 2 || !fit || !prefixed) {
    throw new SettingsError(
      `WEBHOOK_SECRET is missing or malformed: set it to ${secretPrefix} and ${keyBytes.least} to ${keyBytes.most} random bytes in base64, or to two such keys while one replaces the other.`,
    )
  }
  return { url: url.href, secrets: keys }
}
