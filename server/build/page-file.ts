import { join } from 'node:path'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { errorPaths, failureFile } from '../http/failure-page.ts'
import type { ErrorStatusKind } from '../http/rendered-page.ts'

/** A file of the build that the built server renders. */
export type PageFile = {
  url: string
  /** Where it is written, from the folder of the pages. */
  file: string
  /** What the server answers with it. */
  status: number
  /** What the hooks of pages are told beside the address. */
  state?: { failed: ErrorStatusKind }
}

/** The file of a page at a path. */
export function pageFile(path: string): PageFile {
  return { url: path, file: join('.', path, 'index.html'), status: 200 }
}

/** Those of some paths that belong to a pseudo-locale of this build. */
export function pseudoPaths(paths: readonly string[]): string[] {
  const prefixes = locales
    .filter(({ state }) => state === 'pseudo')
    .map(({ code }) => localizedPath('/', code))
  return paths.filter((path) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
}

/** The pages for unknown addresses, for errors of ours and for maintenance, in every language. */
export function errorFiles(): PageFile[] {
  return locales.flatMap(({ code }) => [
    {
      url: localizedPath('/404', code),
      file: join('.', `${localizedPath('/404', code)}.html`),
      status: 404,
    },
    ...(['failure', 'unavailable'] as const).map((failed) => ({
      url: localizedPath(errorPaths[failed], code),
      file: failureFile(code, failed),
      status: 404,
      state: { failed },
    })),
  ])
}
