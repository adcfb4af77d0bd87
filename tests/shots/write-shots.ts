import { chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { readCatalogs } from '../../locales/tools/read-locale.ts'
import { type ListedPage, listedPages } from '../support/listed-pages.ts'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import { shoot, windows } from './shoot.ts'

export type ShotsChoice = { paths: readonly string[]; prefixes: readonly string[] }

export type Shots = {
  /** Path of the page on which each message was taken. */
  shown: Record<string, string>
  /** Why a message has no picture. */
  unshown: Record<string, string>
}

/**
 * Writes one picture for each message of a locale into a folder, from the first page that shows it, and
 * `index.json` beside them.
 * @param site address of a running server of the preview build
 * @param choice pages to look at, and what the ids of the messages begin with; all when a list is empty
 */
export async function writeShots(
  site: string,
  locale: Locale,
  folder: string,
  { paths, prefixes }: ShotsChoice,
): Promise<Shots> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ viewport: windows.wide, reducedMotion: 'reduce' })
    const isAsked = (id: string) =>
      prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))
    const shots = await walk(
      page,
      site,
      folder,
      paths.length > 0 ? paths : allPaths(locale),
      isAsked,
    )
    writeFileSync(join(folder, 'index.json'), `${JSON.stringify(shots, null, 2)}\n`)
    return shots
  } finally {
    await browser.close()
  }
}

async function walk(
  page: Page,
  site: string,
  folder: string,
  paths: readonly string[],
  isAsked: (id: string) => boolean,
): Promise<Shots> {
  const all = readCatalogs(`locales/${defaultLocale}`)
    .messages.map(({ id }) => id)
    .filter(isAsked)
  const shown: Record<string, string> = {}
  const hiddenOn = new Map<string, string>()
  const look = async (path: string, wanted: (id: string) => boolean) => {
    const { taken, unseen } = await shoot(page, site + path, folder, wanted)
    for (const id of taken) shown[id] = path
    for (const id of unseen) if (!hiddenOn.has(id)) hiddenOn.set(id, path)
  }
  for (const path of paths) await look(path, (id) => isAsked(id) && !(id in shown))
  await page.setViewportSize(windows.narrow)
  const left = () => [...hiddenOn].filter(([id]) => !(id in shown))
  for (const path of new Set(left().map(([, on]) => on))) {
    await look(path, (id) => !(id in shown) && hiddenOn.get(id) === path)
  }
  const unshown = all
    .filter((id) => !(id in shown))
    .map((id) => {
      const on = hiddenOn.get(id)
      return [id, on ? `is heard, not seen, on ${on}` : whyUnshown(id)] as const
    })
  return { shown, unshown: Object.fromEntries(unshown) }
}

/** All pages, one of each family first, so that a message is seen where it is at home; then a missing one. */
function allPaths(locale: Locale): string[] {
  const known = listedPages(locale)
  const first = known.filter(isFirstOfRoute)
  const others = known.filter((url) => !first.includes(url))
  return [...[...first, ...others].map(({ path }) => path), localizedPath('/no-such-page', locale)]
}

function isFirstOfRoute({ id }: ListedPage, at: number, all: readonly ListedPage[]): boolean {
  return all.findIndex((other) => other.id === id) === at
}

/** Namespaces whose words are never on a page. */
const elsewhere: Record<string, string> = {
  mail: 'stands in a mail',
  'l10n-preview': 'stands in the preview itself',
  receipt: 'stands on a receipt, which needs a request',
}

const kinds: readonly [pattern: RegExp, reason: string][] = [
  [/\.head[.-]|\.description$/, 'stands in the head of a page'],
  [/\.error[.-]|error-|failure|malformed|offline/, 'is shown after an error'],
  [/\.received\.|success|sent|draft|sending|thank-you/, 'is shown after a form was used'],
  [/^search\.|^question-search\./, 'is shown after a search'],
  [/^finder\./, 'is shown in a later step of the finder'],
]

/** Why no page shows a message by itself, as far as its id tells. */
export function whyUnshown(id: string): string {
  const namespace = id.slice(0, id.indexOf('.'))
  const reason = elsewhere[namespace] ?? kinds.find(([pattern]) => pattern.test(id))?.[1]
  return reason ?? 'is shown only when a visitor does something, or in a state of a page'
}
