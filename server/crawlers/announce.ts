import { keyFilePath } from './key-file.ts'
import type { PageHashes } from '../build/page-hashes.ts'

/** The address that passes announcements on to all search engines of the protocol. */
const indexNowUrl = 'https://api.indexnow.org/indexnow'

/** How many addresses one announcement may hold (https://www.indexnow.org/documentation). */
const mostUrls = 10_000

/** Whose pages these are, and what proves it. */
export type Announcer = {
  /** Public address of the site without a slash at the end. */
  siteUrl: string
  key: string
  /** Where announcements go. */
  to?: string
  /** How many addresses one announcement holds. */
  most?: number
}

/** Addresses whose pages are new, say something else or are gone since the last announcement. */
export function changedUrls(now: PageHashes, before: PageHashes): string[] {
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
