import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import { renderedAnswer } from '../http/rendered-answer.ts'
import { buildCache } from './build-cache.ts'
import { finishedPage, plainJson } from './finished-page.ts'
import { firstViewStyles } from './first-view-style.ts'
import { dataAddress, dataFile, type PageFile } from './page-file.ts'
import type { RenderedShare, RenderWork } from './render-pages.ts'
import type { CrawlerModule } from './write-crawler-files.ts'
import type { WrittenPage } from './written-pages.ts'

/**
 * A thread of the build that renders and finishes its share of the pages with the built server and hands each to
 * disk as it comes. Vike's own pre-rendering works on one thread and keeps every page in memory.
 */
const { client, files, before, sheet, integrity, cacheFolder } = workerData as RenderWork

// The build itself, which this file becomes a part of.
const built = (name: string) => import(/* @vite-ignore */ new URL(name, import.meta.url).href)
await built('./entry.mjs')
const { headFacts } = (await built('./crawlers.mjs')) as CrawlerModule

const cache = buildCache(cacheFolder)
const styleOf = firstViewStyles(await readFile(join(client, sheet), 'utf8'), cache)
const pages: Record<string, WrittenPage> = {}

for (const file of files) {
  await mkdir(join(client, dirname(file.file)), { recursive: true })
  // A page for a fault is sent as an answer to any address, without a file of its own.
  if (file.status === 200) pages[file.file] = (await unchangedPage(file)) ?? (await writePage(file))
  else
    await writeFile(join(client, file.file), renderedAnswer((await render(file)).body, integrity))
}
const told: RenderedShare = { pages, used: cache.used }
parentPort!.postMessage(told, [])
parentPort!.close()

async function render({ url, status, state }: PageFile) {
  const pageContext = await renderPage({ urlOriginal: url, ...state })
  const { httpResponse } = pageContext
  if (httpResponse.statusCode !== status) {
    throw new Error(`${url} was rendered with status ${httpResponse.statusCode}, not ${status}`)
  }
  return { pageContext, body: await httpResponse.getBody() }
}

/** What is known of a page that says what it said before; to find that out takes a tenth of rendering it. */
async function unchangedPage({ url, file, status }: PageFile): Promise<WrittenPage | undefined> {
  const known = before[file]
  if (!known) return undefined
  const { pageContext, body } = await render({ url: dataAddress(url), file, status })
  return known.says === hashOf(plainJson(body), pageContext) ? known : undefined
}

async function writePage(page: PageFile): Promise<WrittenPage> {
  const { file } = page
  const { pageContext, body } = await render(page)
  const { html, data, hydration, styleHash } = await finishedPage(body, integrity, styleOf)
  await Promise.all([
    writeFile(join(client, file), html),
    writeFile(join(client, dataFile(file)), data),
    writeFile(join(client, hydration.address), hydration.content),
  ])
  return { says: hashOf(data, pageContext), hydration: join('.', hydration.address), styleHash }
}

function hashOf(data: string, pageContext: object): string {
  const head = JSON.stringify(headFacts(pageContext))
  return createHash('sha256').update(data).update(head).digest('hex')
}
