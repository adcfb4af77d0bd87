import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { pathOfFile } from '../file-paths.ts'
import { finishedPage } from '../http/finished-page.ts'
import { renderByVike } from '../http/render-with-vike.ts'
import type { StyleHashes } from '../http/site-headers.ts'
import { openCache } from './cache.ts'
import { endOfFirstView, firstViewStyles } from './first-view.ts'
import type { PageFile, RenderedSlice, RenderWork } from './render-pages.ts'
import { writeIfChanged } from './site-files.ts'

/**
 * A thread of the build (`dist/server/render.mjs`) that renders and finishes its slice of the pages with the built
 * server and hands each to disk as it comes. Vike's own pre-rendering works on one thread and keeps every page in memory.
 */
const { client, files, stylesheets, built, cacheFolder } = workerData as RenderWork

// The pages, by Vike: this file is built into the folder of its entry.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

const styleOf = firstViewStyles(
  (await Promise.all(stylesheets.map((name) => readFile(join(client, name), 'utf8')))).join(''),
  openCache(cacheFolder),
)
const styleHashes: StyleHashes = {}

for (const page of files) {
  writeIfChanged(join(client, page.file), await finished(page, await render(page)))
}
const told: RenderedSlice = { styleHashes }
parentPort!.postMessage(told, [])
parentPort!.close()

async function render({ url, status, state }: PageFile): Promise<string> {
  const rendered = await renderByVike(url, state)
  if (rendered.status !== status) {
    throw new Error(`${url} was rendered with status ${rendered.status}, not ${status}`)
  }
  return rendered.body
}

async function finished({ file, status }: PageFile, html: string): Promise<string> {
  const end = endOfFirstView(html)
  // A page for an error is sent as an answer to any address, under the policy of all answers.
  if (status !== 200 || end === undefined) return finishedPage(html, built)
  const { css, hash } = await styleOf(html.slice(0, end))
  styleHashes[pathOfFile(file)!] = hash
  return finishedPage(html, built, { end, css })
}
