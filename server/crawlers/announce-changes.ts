import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLoopback } from '../../locales/loopback.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/settings.ts'
import { announce, changedUrls } from './announce.ts'
import type { PageHashes } from '../build/page-hashes.ts'

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
  if (crawlers.preview || isLoopback(new URL(siteUrl))) {
    throw new SettingsError(
      `SITE_URL is ${siteUrl}${crawlers.preview ? ' and SITE_PREVIEW is 1' : ''}: only pages of a public site are announced.`,
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
