import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { company } from '../content/company.ts'

/** What the environment says, checked once at the start. */
export type Settings = {
  port: number
  /** Public address without a slash at the end. */
  siteUrl: string
  /** Requests for other hosts are redirected only when the address was set (rulings 5). */
  redirectHosts: boolean
  /** Key of tokens and hashes. */
  secret: string
  /** Folder of the SQLite file and the mail folder. */
  dataDir: string
  mail: { transport: 'file' } | { transport: 'smtp'; url: string } | { transport: 'none' }
  mailFrom: string
  /** The team's address. */
  mailTo: string
  /** What Express trusts of `X-Forwarded-For`: hops or a list of addresses, never everything. */
  trustProxy: number | string | false
  /** Age at which requests are deleted, days. */
  retentionDays: number
  /** Address that answers with `{ total, free }` (API-06); without it the content's figures serve. */
  freeDevsUrl: string | undefined
}

/** A setting that stops the start; the message is one sentence that says what to change. */
export class SettingFault extends Error {
  override name = 'SettingFault'
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * @param env the process's environment
 * @param sampleEntries content that is marked as sample (rulings 4)
 * @throws SettingFault for a malformed or missing setting
 */
export function readSettings(env: NodeJS.ProcessEnv, sampleEntries: readonly string[]): Settings {
  const port = readPort(env.PORT)
  const siteUrl = readSiteUrl(env.SITE_URL, port)
  const loopback = loopbackHosts.includes(siteUrl.hostname)
  if (!loopback && sampleEntries.length > 0 && env.ALLOW_SAMPLE_CONTENT !== '1') {
    throw new SettingFault(
      `SITE_URL is public but ${sampleEntries.length} content entries are samples (first: ${sampleEntries[0]}): replace them, or set ALLOW_SAMPLE_CONTENT=1 to show them all the same.`,
    )
  }
  const dataDir = resolve(env.DATA_DIR || '.data')
  mkdirSync(dataDir, { recursive: true })
  return {
    port,
    siteUrl: siteUrl.origin,
    redirectHosts: Boolean(env.SITE_URL),
    secret: readSecret(env.SITE_SECRET, dataDir, loopback),
    dataDir,
    mail: readMail(env, loopback),
    mailFrom: env.MAIL_FROM || company.email,
    mailTo: env.MAIL_TO || company.email,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    retentionDays: readRetentionDays(env.RETENTION_DAYS),
    freeDevsUrl: readFreeDevsUrl(env.FREE_DEVS_URL),
  }
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new SettingFault(`PORT is "${value}": set it to a whole number from 1 to 65535.`)
}

function readSiteUrl(value: string | undefined, port: number): URL {
  const url = parseUrl(value || `http://localhost:${port}`)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url
  throw new SettingFault(
    `SITE_URL is "${value}": set it to the site's address without a path, such as https://www.example.com.`,
  )
}

/** On loopback the key is made once and kept; a public site must be given one. */
function readSecret(value: string | undefined, dataDir: string, loopback: boolean): string {
  if (value && value.length >= 32) return value
  if (value) throw new SettingFault('SITE_SECRET is too short: set it to at least 32 characters.')
  if (!loopback) {
    throw new SettingFault('SITE_SECRET is missing: set it to at least 32 random characters.')
  }
  const path = join(dataDir, 'site-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

function readMail(env: NodeJS.ProcessEnv, loopback: boolean): Settings['mail'] {
  if (env.MAIL_URL) {
    if (!/^smtps?:$/.test(parseUrl(env.MAIL_URL)?.protocol ?? '')) {
      throw new SettingFault(
        'MAIL_URL is no mail server: set it to smtp://user:password@host:587 or smtps://….',
      )
    }
    if (!env.MAIL_TO) {
      throw new SettingFault('MAIL_TO is missing: set it to the address that receives requests.')
    }
    return { transport: 'smtp', url: env.MAIL_URL }
  }
  if (loopback) return { transport: 'file' }
  if (env.ALLOW_NO_DESTINATION === '1') return { transport: 'none' }
  throw new SettingFault(
    'SITE_URL is public but requests have no destination: set MAIL_URL and MAIL_TO, or ALLOW_NO_DESTINATION=1 to only store them.',
  )
}

function readTrustProxy(value: string | undefined): Settings['trustProxy'] {
  if (!value) return false
  if (/^\d+$/.test(value)) return Number(value)
  if (value !== 'true') return value
  throw new SettingFault(
    'TRUST_PROXY is "true", which anybody could abuse: set it to the number of proxies or to their addresses.',
  )
}

/** Sooner than promised is allowed, later is not. */
function readRetentionDays(value: string | undefined): number {
  const promised = company.retention.requests
  const days = Number(value || promised)
  if (Number.isInteger(days) && days >= 1 && days <= promised) return days
  throw new SettingFault(
    `RETENTION_DAYS is "${value}": set it to a whole number of days up to ${promised}, which the privacy policy promises (content/company.ts).`,
  )
}

function readFreeDevsUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^https?:$/.test(parseUrl(value)?.protocol ?? '')) return value
  throw new SettingFault(
    `FREE_DEVS_URL is "${value}": set it to an address that answers with {"total": …, "free": …}, or leave it empty.`,
  )
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}
