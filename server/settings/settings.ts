import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { company } from '../../content/company.ts'
import {
  type Destinations,
  readDestinations,
  readHost,
  readMetricsAddress,
  readPort,
  readSiteUrl,
  readTrustProxy,
} from './addresses.ts'
import { isLoopback } from '../../content/address-query.ts'
import { parseUrl, SettingsError } from './settings-error.ts'

/** What the environment says, checked once at the start. */
export type Settings = Destinations & {
  port: number
  /** Address that the server listens on; undefined for every interface. */
  host: string | undefined
  /** Public address without a slash at the end. */
  siteUrl: string
  /** Requests for other hosts are redirected only when the address was set. */
  redirectHosts: boolean
  /** Key of tokens and hashes. */
  secret: string
  /** Folder of the SQLite file and the mail folder. */
  dataDir: string
  /** PostgreSQL that several instances share; without it requests live in the SQLite file. */
  databaseUrl: string | undefined
  mailFrom: string
  /** The team's address. */
  mailTo: string
  /** What Express trusts of `X-Forwarded-For`: hops or a list of addresses, never everything. */
  trustProxy: number | string | false
  /** Second address that only operators reach; without it there are no metrics. */
  metrics: { host: string; port: number } | undefined
  /** Whether this process answers visitors, delivers, or both. */
  worker: 'on' | 'off' | 'only'
  /** Age at which requests are deleted, days. */
  retentionDays: number
  /** Address that answers with `{ total, free }` (API-06); without it the content's figures serve. */
  freeDevsUrl: string | undefined
  crawlers: CrawlerSettings
}

/**
 * @param env the process's environment
 * @param sampleEntries content that is marked as sample
 * @throws SettingsError for a malformed or missing setting
 */
export function readSettings(env: NodeJS.ProcessEnv, sampleEntries: readonly string[]): Settings {
  const port = readPort(env.PORT)
  const siteUrl = readSiteUrl(env, port)
  const loopback = isLoopback(siteUrl)
  if (!loopback && sampleEntries.length > 0 && env.ALLOW_SAMPLE_CONTENT !== '1') {
    throw new SettingsError(
      `SITE_URL is public but ${sampleEntries.length} content entries are samples (first: ${sampleEntries[0]}): replace them, or set ALLOW_SAMPLE_CONTENT=1 to show them all the same.`,
    )
  }
  const dataDir = resolve(env.DATA_DIR || '.data')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const databaseUrl = readDatabaseUrl(env.DATABASE_URL)
  return {
    port,
    host: readHost(env),
    siteUrl: siteUrl.origin,
    redirectHosts: Boolean(env.SITE_URL),
    secret: readSecret(env.SITE_SECRET, dataDir, loopback && !databaseUrl),
    dataDir,
    databaseUrl,
    ...readDestinations(env, loopback),
    mailFrom: env.MAIL_FROM || company.email,
    mailTo: env.MAIL_TO || company.email,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    metrics: readMetricsAddress(env.METRICS_ADDRESS),
    worker: readWorker(env.WORKER),
    retentionDays: readRetentionDays(env.RETENTION_DAYS),
    freeDevsUrl: readFreeDevsUrl(env.FREE_DEVS_URL),
    crawlers: readCrawlerSettings(env),
  }
}

/** A local site makes its key once and keeps it; a public one, and instances that share, must be given one. */
function readSecret(value: string | undefined, dataDir: string, ownKey: boolean): string {
  if (value && value.length >= 32) return value
  if (value) throw new SettingsError('SITE_SECRET is too short: set it to at least 32 characters.')
  if (!ownKey) {
    throw new SettingsError(
      'SITE_SECRET is missing: set it to at least 32 random characters, the same on every instance.',
    )
  }
  const path = join(dataDir, 'site-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

/** The address is not repeated: it contains a password. */
function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? '')) return value
  throw new SettingsError(
    'DATABASE_URL is no PostgreSQL address: set it to postgres://user:password@host:5432/database, or leave it empty for SQLite.',
  )
}

function readWorker(value: string | undefined): Settings['worker'] {
  if (!value) return 'on'
  if (value === 'on' || value === 'off' || value === 'only') return value
  throw new SettingsError(
    `WORKER is "${value}": set it to on, off (another instance delivers) or only (this one answers no visitors).`,
  )
}

/** Sooner than promised is allowed, later is not. */
function readRetentionDays(value: string | undefined): number {
  const promised = company.retention.requests
  const days = Number(value || promised)
  if (Number.isInteger(days) && days >= 1 && days <= promised) return days
  throw new SettingsError(
    `RETENTION_DAYS is "${value}": set it to a whole number of days up to ${promised}, which the privacy policy promises (content/company.ts).`,
  )
}

function readFreeDevsUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^https?:$/.test(parseUrl(value)?.protocol ?? '')) return value
  throw new SettingsError(
    `FREE_DEVS_URL is "${value}": set it to an address that answers with {"total": …, "free": …}, or leave it empty.`,
  )
}

/** What programs that read the site are told. */
type CrawlerSettings = {
  /** Nobody may list anything: a copy of the site for looking at. */
  unlisted: boolean
  /** Whether crawlers that collect texts for language models may read the pages. */
  aiCrawlers: 'allow' | 'deny'
  /** Proves to search engines that announced addresses are ours; nothing is announced without it. */
  indexNowKey: string | undefined
}

/** @throws SettingsError for a value that means nothing */
function readCrawlerSettings(env: NodeJS.ProcessEnv): CrawlerSettings {
  return {
    unlisted: env.SITE_PREVIEW === '1',
    aiCrawlers: readAiCrawlers(env.AI_CRAWLERS),
    indexNowKey: readIndexNowKey(env.INDEXNOW_KEY),
  }
}

function readAiCrawlers(value: string | undefined): CrawlerSettings['aiCrawlers'] {
  if (!value) return 'allow'
  if (value === 'allow' || value === 'deny') return value
  throw new SettingsError(
    `AI_CRAWLERS is "${value}": set it to allow or deny, or leave it empty for allow.`,
  )
}

/** The form of keys: https://www.indexnow.org/documentation. */
function readIndexNowKey(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[a-zA-Z0-9-]{8,128}$/.test(value)) return value
  throw new SettingsError(
    'INDEXNOW_KEY is malformed: set it to 8 to 128 letters, digits and hyphens, or leave it empty.',
  )
}
