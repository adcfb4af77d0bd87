import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import { renderedAnswer } from '../http/rendered-answer.ts'
import { pagePath, type StyleHashes } from '../http/style-hashes.ts'
import { buildCache } from './build-cache.ts'
import { finishedPage } from './finished-page.ts'
import { firstViewStyles } from './first-view-style.ts'
import type { PageFile } from './page-file.ts'
import type { RenderedShare, RenderWork } from './render-pages.ts'

/**
 * A thread of the build that renders and finishes its share of the pages with the built server and hands each to
 * disk as it comes. Vike's own pre-rendering works on one thread and keeps every page in memory.
 */
const { client, files, sheet, integrity, cacheFolder } = workerData as RenderWork

// The build itself, which this file becomes a part of.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)

const cache = buildCache(cacheFolder)
const styleOf = firstViewStyles(await readFile(join(client, sheet), 'utf8'), cache)
const styleHashes: StyleHashes = {}

for (const file of files) {
  const rendered = await renderedPage(file)
  await mkdir(join(client, dirname(file.file)), { recursive: true })
  if (file.status === 200) await writePage(file.file, rendered)
  // A page for a fault is sent as an answer to any address, without a file of its own.
  else await writeFile(join(client, file.file), renderedAnswer(rendered, integrity))
}
const told: RenderedShare = { styleHashes, used: cache.used }
parentPort!.postMessage(told, [])
parentPort!.close()

async function renderedPage({ url, status, state }: PageFile): Promise<string> {
  const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
  if (httpResponse.statusCode !== status) {
    throw new Error(`${url} was rendered with status ${httpResponse.statusCode}, not ${status}`)
  }
  return httpResponse.getBody()
}

async function writePage(file: string, rendered: string): Promise<void> {
  const { html, data, hydration, styleHash } = await finishedPage(rendered, integrity, styleOf)
  if (styleHash) styleHashes[pagePath(file)] = styleHash
  await Promise.all([
    writeFile(join(client, file), html),
    writeFile(join(client, file.replace(/\.html$/, '.pageContext.json')), data),
    writeFile(join(client, hydration.address), hydration.content),
  ])
}
