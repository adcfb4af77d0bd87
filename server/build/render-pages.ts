import { mkdirSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Integrity, scriptHashes } from '../http/integrity.ts'
import { pagePath, styleHashesFile } from '../http/style-hashes.ts'
import { pruneCache } from './build-cache.ts'
import { readJson, writeJson } from './json-file.ts'
import { dataFile, type PageFile } from './page-file.ts'
import { type WrittenPages, writtenPagesFile } from './written-pages.ts'

/** A thread has to load all code of the pages, which is worth it for so many of them. */
const leastPerThread = 50

/** What one thread is told to render. */
export type RenderWork = {
  /** Folder of the files that browsers ask for. */
  client: string
  files: readonly PageFile[]
  /** Pages that an earlier build has written with the same code. */
  before: WrittenPages
  /** The site's style sheet in that folder. */
  sheet: string
  integrity: Integrity
  /** What earlier builds chose for first views. */
  cacheFolder: string
}

/** What one thread tells: its pages, and what it used of the cache. */
export type RenderedShare = { pages: WrittenPages; used: ReadonlySet<string> }

/**
 * Writes those pages of a build as files that say something else than before, with as many threads as the machine
 * has cores. Each takes pages that follow each other, so that it reads little of what belongs to another language.
 * @param out folder of a build
 * @param files the pages
 * @param cacheFolder what earlier builds chose for first views
 * @returns paths of everything written, now or before, from the folder of the pages
 */
export async function renderPages(
  out: string,
  files: readonly PageFile[],
  cacheFolder: string,
): Promise<string[]> {
  const client = join(out, 'client')
  const sheet = readdirSync(join(client, 'assets', 'static')).find((name) =>
    /^style\.[^.]+\.css$/.test(name),
  )
  if (!sheet) throw new Error(`${client} has no style sheet: run npm run build`)
  mkdirSync(join(client, 'assets', 'hydration'), { recursive: true })
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / leastPerThread))
  const share = Math.ceil(files.length / threads)
  const before = readJson<WrittenPages>(join(out, writtenPagesFile)) ?? {}
  const integrity = scriptHashes(client)
  const common = { client, sheet: `assets/static/${sheet}`, integrity, before, cacheFolder }
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, at) =>
      render(out, { ...common, files: files.slice(at * share, (at + 1) * share) }),
    ),
  )
  // Pages that stay have not asked the cache.
  if (Object.keys(before).length === 0)
    pruneCache(cacheFolder, new Set(shares.flatMap(({ used }) => [...used])))
  const pages: WrittenPages = Object.assign({}, ...shares.map((rendered) => rendered.pages))
  writeJson(join(out, writtenPagesFile), pages)
  const styleHashes = Object.entries(pages).map(([file, { styleHash }]) => [
    pagePath(file),
    styleHash,
  ])
  writeJson(join(out, styleHashesFile), Object.fromEntries(styleHashes))
  return [
    ...files.map(({ file }) => file),
    ...Object.entries(pages).flatMap(([file, { hydration }]) => [dataFile(file), hydration]),
  ]
}

function render(out: string, work: RenderWork): Promise<RenderedShare> {
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
