import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type ClientFiles, clientFiles } from '../http/client-files.ts'
import { type StyleHashes, styleHashesFile } from '../http/style-hashes.ts'
import { writeJson } from './json-file.ts'
import type { PageFile } from './page-file.ts'

/** A thread has to load all code of the pages, which is worth it for so many of them. */
const leastPerThread = 50

/** What one thread is told to render. */
export type RenderWork = {
  /** Folder of the files that browsers ask for. */
  client: string
  files: readonly PageFile[]
  /** The site's style sheet in that folder. */
  stylesheet: string
  built: ClientFiles
  /** Where earlier builds have kept what they chose for first views. */
  cacheFolder: string
}

/** What one thread tells: hashes of the rules within its pages. */
export type RenderedShare = { styleHashes: StyleHashes }

/**
 * Writes the pages of a build as files, with as many threads as the machine has cores. Each takes pages that follow
 * each other, so that it reads little of what belongs to another language.
 * @param out folder of a build
 * @param files the pages
 * @param cacheFolder where the cache is
 */
export async function renderPages(
  out: string,
  files: readonly PageFile[],
  cacheFolder: string,
): Promise<void> {
  const client = join(out, 'client')
  const stylesheet = readdirSync(join(client, 'assets', 'static')).find((name) =>
    /^style\.[^.]+\.css$/.test(name),
  )
  if (!stylesheet) throw new Error(`${client} has no style sheet: run npm run build`)
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / leastPerThread))
  const share = Math.ceil(files.length / threads)
  const common = {
    client,
    stylesheet: `assets/static/${stylesheet}`,
    built: clientFiles(out),
    cacheFolder,
  }
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, at) =>
      render(out, { ...common, files: files.slice(at * share, (at + 1) * share) }),
    ),
  )
  const styleHashes: StyleHashes = Object.assign(
    {},
    ...shares.map((rendered) => rendered.styleHashes),
  )
  writeJson(join(out, styleHashesFile), styleHashes)
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
