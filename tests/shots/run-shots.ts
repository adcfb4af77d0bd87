import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { localeFolders } from '../../locales/tools/read-locale.ts'
import { startSite } from '../support/site-under-test.ts'
import { type Shots, writeShots } from './write-shots.ts'

/**
 * `npm run l10n -- shots [locale] [path…] [prefix…]`: pictures of messages in their places, in
 * `.data/l10n/<locale>/`: of all, or of those on some pages (`/de/faq`), or of those whose ids begin with something
 * (`common.footer`). Builds the preview when that is needed.
 * @returns the code with which the process ends
 */
async function runShots([asked, ...choice]: readonly string[]): Promise<number> {
  const codes = [defaultLocale, ...localeFolders('.')]
  if (asked !== undefined && !codes.includes(asked)) {
    console.error(
      `There is no locale “${asked}”: name one of ${codes.join(', ')}, or none for all.`,
    )
    return 2
  }
  const paths = choice.filter((part) => part.startsWith('/'))
  const prefixes = choice.filter((part) => !part.startsWith('/'))
  const status = buildPreview()
  if (status !== 0) return status
  const site = await startSite('dist-preview')
  try {
    for (const code of asked ? [asked] : codes) {
      const folder = join('.data', 'l10n', code)
      report(code, folder, await writeShots(site.url, code as Locale, folder, { paths, prefixes }))
    }
  } finally {
    await site.stop()
  }
  return 0
}

function buildPreview(): number {
  const { status } = spawnSync('npm', ['run', 'ensure-built'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_PREVIEW: '1' },
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

function report(code: string, folder: string, { shown, unshown }: Shots): void {
  for (const [id, reason] of Object.entries(unshown)) console.info(`${id} ${reason}`)
  const counts = [Object.keys(shown).length, Object.keys(unshown).length]
  console.info(
    `${code}: ${counts[0]} messages in ${folder}, ${counts[1]} without a picture (above)`,
  )
}

process.exitCode = await runShots(process.argv.slice(2))
