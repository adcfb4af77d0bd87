import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../locales/locales.ts'
import { extractLocale, localizedPath } from '../../locales/routes.ts'
import type { FailurePage } from './rendered-page.ts'

/** Path of the file that shows a fault of ours in one language, from the folder of the pages. */
export function failureFile(locale: (typeof locales)[number]['code']): string {
  return `${localizedPath('/500', locale).slice(1)}.html`
}

/** Reads the pages once, at the start: they must not need what has just failed. */
export function failurePages(clientDir: string): FailurePage {
  const pages = new Map(
    locales.map(({ code }) => [code, readFileSync(join(clientDir, failureFile(code)), 'utf8')]),
  )
  return (pathname) => pages.get(extractLocale(pathname).locale)
}
