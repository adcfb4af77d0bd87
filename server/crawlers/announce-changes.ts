import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { isLoopback } from '../../content/address-query.ts'
import { fileOfPage } from '../file-paths.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/settings.ts'
import { keyFilePath } from './robots-txt.ts'

/** Holds what the pages said when search engines were last told; in the data folder. */
const lastFile = 'indexnow.json'

/** The same of this build; beside its folders, since visitors need not see it. */
export const builtHashesFile = 'page-hashes.json'

/**
 * Tells search engines which pages have changed since they were last told, and remembers it.
 * @param build folder of the build
 * @param to where announcements go, for tests
 * @returns how many addresses were announced
 * @throws SettingsError without a key or on a local site; Error when an announcement is not taken
 */
export async function announceChanges(
  { siteUrl, dataDir, crawlers }: Pick<Settings, 'siteUrl' | 'dataDir' | 'crawlers'>,
  build: string,
  to?: string,
): Promise<number> {
  const key = crawlers.indexNowKey
  if (!key) throw new SettingsError('INDEXNOW_KEY is missing: nobody is told of changed pages.')
  if (crawlers.unlisted || isLoopback(new URL(siteUrl))) {
    throw new SettingsError(
      `SITE_URL is ${siteUrl}${crawlers.unlisted ? ' and SITE_PREVIEW is 1' : ''}: only pages of a public site are announced.`,
    )
  }
  const last = join(dataDir, lastFile)
  const now = readHashes(join(build, builtHashesFile))
  const before = existsSync(last) ? readHashes(last) : {}
  // After a move to another host the old addresses are not ours to announce.
  const changed = changedUrls(now, before).filter((url) => isOf(siteUrl, url))
  await announce(changed, { siteUrl, key, ...(to ? { to } : {}) })
  writeFileSync(`${last}.new`, `${JSON.stringify(now)}\n`)
  renameSync(`${last}.new`, last)
  return changed.length
}

function isOf(siteUrl: string, url: string): boolean {
  return new URL(url).origin === siteUrl
}

function readHashes(file: string): PageHashes {
  return JSON.parse(readFileSync(file, 'utf8')) as PageHashes
}

/** The address that passes announcements on to all search engines of the protocol. */
const indexNowUrl = 'https://api.indexnow.org/indexnow'

/** How many addresses one announcement may hold (https://www.indexnow.org/documentation). */
const mostUrls = 10_000

/** Whose pages these are, and what proves it. */
type Announcer = {
  /** Public address of the site without a slash at the end. */
  siteUrl: string
  key: string
  /** Where announcements go. */
  to?: string
  /** How many addresses one announcement holds. */
  most?: number
}

/** Addresses whose pages are new, say something else or are gone since the last announcement. */
function changedUrls(now: PageHashes, before: PageHashes): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...all].filter((url) => now[url] !== before[url])
}

/**
 * Tells search engines of changed addresses (https://www.indexnow.org/documentation).
 * @throws Error with a sentence for operators when an announcement is not taken
 */
export async function announce(urls: readonly string[], announcer: Announcer): Promise<void> {
  const { siteUrl, key, to = indexNowUrl, most = mostUrls } = announcer
  for (let from = 0; from < urls.length; from += most) {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: siteUrl + keyFilePath(key),
        urlList: urls.slice(from, from + most),
      }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(refusal(response.status, siteUrl, key))
  }
}

const reasons: Record<number, string> = {
  403: 'the key was not found at',
  422: 'an address does not belong to the site, or the key does not fit to',
  429: 'too many announcements, try again later for',
}

function refusal(status: number, siteUrl: string, key: string): string {
  const reason = reasons[status] ?? 'nothing was announced for'
  return `The announcement was answered with ${status}: ${reason} ${siteUrl}${keyFilePath(key)}.`
}

/** Address of a page → hash of what it says. */
type PageHashes = Record<string, string>

/**
 * What every page of a build says, as a hash: its title, its description and the words of its main part.
 * Names of scripts and pictures change with every build and do not count.
 * @param client folder of the pre-rendered pages
 * @param urls absolute addresses of the pages
 */
export function pageHashes(client: string, urls: readonly string[]): PageHashes {
  return Object.fromEntries(
    urls.map((url) => {
      const file = join(client, fileOfPage(new URL(url).pathname))
      return [url, hashOf(textOf(readFileSync(file, 'utf8')))]
    }),
  )
}

/** The pages are our own and well-formed, and a parser would take longer than rendering them did. */
function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const parts = [/<title>([^<]*)/.exec(html)?.[1], description?.[1], main.replace(/<[^>]*>/g, '')]
  return parts.map((part = '') => part.replace(/\s+/g, ' ').trim()).join('\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 16)
}
