import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import express from 'express'
import { buildGallery, shownGallery } from './build-gallery.ts'

type Listing = { exampleNames: () => Record<string, string[]>; galleryLocales: readonly string[] }

const page = readFileSync(new URL('index.html', import.meta.url), 'utf8')

/** The page that lists every example, with switches for width, theme and locale (with direction). */
function galleryIndex({ exampleNames, galleryLocales }: Listing): string {
  const entries = Object.entries(exampleNames())
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([component, examples]) => {
      const links = examples.map((name) => {
        const path = `/example/${component}/${encodeURIComponent(name)}`
        return `<li><a href="${path}" target="stage">${name}</a></li>`
      })
      return `<details><summary>${component} (${examples.length})</summary><ul>${links.join('')}</ul></details>`
    })
  const locales = galleryLocales.map((code) => `<option>${code}</option>`)
  return page
    .replace('<!-- examples -->', entries.join('\n'))
    .replace('<!-- locales -->', locales.join(''))
}

type Renderer = typeof import('./render-example.server.tsx')
type Manifest = Record<string, { file: string; isEntry?: true }>

/** A running gallery: its address, the names of all examples, and how to end it. */
export type Gallery = { url: string; names: Record<string, string[]>; close: () => void }

/**
 * Serves a built gallery.
 * @param port 0 takes a free one
 */
export async function serveGallery(port = 0, folder = shownGallery): Promise<Gallery> {
  const renderer = (await import(
    pathToFileURL(`${folder}server/render-example.server.js`).href
  )) as Renderer
  const filesOf = (side: 'client' | 'server') =>
    JSON.parse(readFileSync(`${folder}${side}/manifest.json`, 'utf8')) as Manifest
  const assets = {
    script: `/${Object.values(filesOf('client')).find(({ isEntry }) => isEntry)!.file}`,
    style: `/${filesOf('server')['style.css']!.file}`,
  }
  const app = express()
  app.get('/', (_, response) => void response.send(galleryIndex(renderer)))
  app.get('/example/:component/:example', ({ params, query }, response) => {
    const locale = typeof query.locale === 'string' ? query.locale : 'en'
    response.send(renderer.renderExample({ ...params, locale }, assets))
  })
  app.get('/api/free-devs', (_, response) => void response.json({ total: 3000, free: 42 }))
  // No news: the examples keep their posts.
  app.get('/api/blog/posts', (_, response) => void response.status(204).end())
  app.use(express.static(`${folder}client`))
  app.use('/assets', express.static(`${folder}server/assets`))
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(port, () => resolve(listening))
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    names: renderer.exampleNames(),
    close: () => void server.close(),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildGallery()
  const { url } = await serveGallery(Number(process.env.PORT ?? 3300))
  console.info(`The gallery runs at ${url}`)
}
