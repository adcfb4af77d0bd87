import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fileOfError, fileOfPage } from '../file-paths.ts'
import { type ClientFiles, clientFiles } from '../http/finished-page.ts'
import { type StyleHashes, styleHashesFile } from '../http/site-headers.ts'
import { writeJson } from './site-files.ts'
import { locales } from '../../locales/locales.ts'
import { extractLocale, localizedPath, matchRoute } from '../../locales/addresses.ts'
import type { ErrorStatusKind } from '../contract/page-state.ts'
import { errorPaths, failureFile } from '../http/rendered-page.ts'

/** A thread has to load all code of the pages, which is worth it for so many of them. */
const leastPerThread = 50

/** What one thread is told to render. */
export type RenderWork = {
  /** Folder of the files that browsers ask for. */
  client: string
  files: readonly PageFile[]
  /** The site's style sheets in that folder: of the fonts, and of all else. */
  stylesheets: readonly string[]
  built: ClientFiles
  /** Where earlier builds have kept what they chose for first views. */
  cacheFolder: string
}

/** What one thread tells: hashes of the rules within its pages. */
export type RenderedSlice = { styleHashes: StyleHashes }

/**
 * Writes the pages of a build as files, with as many threads as the machine has cores. Each takes a slice of them in the
 * order of their English paths, so that most pages are with their translations, whose first views need the same rules.
 * @param out folder of a build
 * @param files the pages
 * @param code files of its code for browsers (`filesOfCode`): the folder may hold those of other code as well
 * @param cacheFolder where the cache is
 */
export async function renderPages(
  out: string,
  files: readonly PageFile[],
  code: readonly string[],
  cacheFolder: string,
): Promise<void> {
  const client = join(out, 'client')
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / leastPerThread))
  const perThread = Math.ceil(files.length / threads)
  const english = ({ url }: PageFile) => extractLocale(url).path
  const sorted = files.toSorted((one, other) => (english(one) < english(other) ? -1 : 1))
  const common = {
    client,
    stylesheets: stylesheetsIn(code),
    built: clientFiles(out),
    cacheFolder,
  }
  const slices = await Promise.all(
    Array.from({ length: threads }, (_, at) =>
      render(out, { ...common, files: sorted.slice(at * perThread, (at + 1) * perThread) }),
    ),
  )
  const styleHashes: StyleHashes = Object.assign(
    {},
    ...slices.map((rendered) => rendered.styleHashes),
  )
  writeJson(join(out, styleHashesFile), styleHashes)
}

/**
 * The site's style sheets, of the fonts and of all else.
 * @param code paths of the files of a build's code
 * @throws when it has not just these two
 */
export function stylesheetsIn(code: readonly string[]): string[] {
  const found = code
    .filter((path) => /[\\/]static[\\/](fonts|style)\.[^.]+\.css$/.test(path))
    .sort()
  if (found.length !== 2)
    throw new Error(`The code has ${found.length} style sheets instead of two: run npm run build`)
  return found
}

function render(out: string, work: RenderWork): Promise<RenderedSlice> {
  const worker = new Worker(pathToFileURL(join(out, 'server', 'render.mjs')), {
    workerData: work,
    // What the build itself is started with, such as a loader of TypeScript, is not for finished code.
    execArgv: [],
  })
  return new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`Rendering ended with ${code}`)))
  })
}

/** A file of the build that the built server renders. */
export type PageFile = {
  url: string
  /** Where it is written, from the folder of the pages. */
  file: string
  /** What Vike has to give: 404 for an error of ours, too, whose address no route has; the server sends it with its own. */
  status: number
  /** What the hooks of pages are told beside the address. */
  state?: { failed: ErrorStatusKind }
}

/** The file of a page at a path. */
export function pageFile(path: string): PageFile {
  return { url: path, file: fileOfPage(path), status: 200 }
}

/** Of some paths the first of each route in each pseudo-locale: entries differ in content, which has no pseudo-locale. */
export function pseudoPaths(paths: readonly string[]): string[] {
  const pseudo = new Set(locales.filter(({ state }) => state === 'pseudo').map(({ code }) => code))
  const found = new Set<string>()
  return paths.filter((built) => {
    const { locale, path } = extractLocale(built)
    const route = `${locale} ${matchRoute(path)?.id}`
    if (!pseudo.has(locale) || found.has(route)) return false
    found.add(route)
    return true
  })
}

/**
 * The pages for unknown addresses, for errors of ours and for maintenance, in every language. The server renders the first
 * upon request; as files they are looked at by the checks of built pages (`tests/support/crawler/built-pages.ts`).
 */
export function errorFiles(): PageFile[] {
  return locales.flatMap(({ code }) => [
    {
      url: localizedPath('/404', code),
      file: fileOfError(localizedPath('/404', code)),
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
