import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import type { PageFile } from './page-file.ts'

/**
 * A thread of the build that renders its share of the pages with the built server and hands each to disk as
 * it comes. Vike's own pre-rendering works on one thread and keeps every page in memory.
 */
const { client, files } = workerData as { client: string; files: readonly PageFile[] }

// The build itself, which this file becomes a part of.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

for (const { url, file, status, state } of files) {
  const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
  if (httpResponse.statusCode !== status) {
    throw new Error(`${url} was rendered with status ${httpResponse.statusCode}, not ${status}`)
  }
  const place = join(client, file)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, await httpResponse.getBody())
}
parentPort!.close()
