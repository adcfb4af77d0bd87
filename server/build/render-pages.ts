import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type PageFile, pageFiles } from './page-file.ts'

/** A thread has to load all code of the pages, which is worth it for so many of them. */
const leastPerThread = 50

/**
 * Writes all pages of a build as files, with as many threads as the machine has cores. Each takes pages that
 * follow each other, so that it reads little of what belongs to another language.
 * @param out folder of a build
 * @param paths of the pages
 * @param others what belongs to no page
 * @returns how many pages there are
 */
export async function renderPages(
  out: string,
  paths: readonly string[],
  others: readonly PageFile[],
): Promise<number> {
  const threads = Math.min(availableParallelism(), Math.ceil(paths.length / leastPerThread))
  const share = Math.ceil(paths.length / threads)
  await Promise.all(
    Array.from({ length: threads }, (_, at) => {
      const files = paths.slice(at * share, (at + 1) * share).flatMap(pageFiles)
      return render(out, at === 0 ? [...files, ...others] : files)
    }),
  )
  return paths.length
}

function render(out: string, files: readonly PageFile[]): Promise<void> {
  const worker = new Worker(pathToFileURL(join(out, 'server', 'render.mjs')), {
    workerData: { client: join(out, 'client'), files },
    // What the build itself is started with, such as a loader of TypeScript, is not for finished code.
    execArgv: [],
  })
  return new Promise((done, failed) => {
    worker.once('error', failed)
    worker.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`Rendering ended with ${code}`)),
    )
  })
}
