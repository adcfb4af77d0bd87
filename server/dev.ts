import { createServer } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { createDevMiddleware } from 'vike/server'
import type { posts } from '../content/load.server.ts'
import type { createApp } from './app.ts'
import type { OutputsModule } from './build/site-files.ts'
import { freshFiles } from './http/file-headers.ts'
import { robotsHeaders } from './http/site-headers.ts'
import { finishedPage } from './http/finished-page.ts'
import { vikeRenderer } from './http/render-with-vike.ts'
import type { startDeps } from './start-deps.server.ts'
import { readSettings } from './settings/settings.ts'

/**
 * `npm run dev`: the same app behind Vite. Store and delivery are opened once; the app is loaded again for
 * every request, so that an edit of the API needs no restart. Vite's own inline styles would break the
 * strict headers, which the built server keeps.
 */
const settings = readSettings(process.env, [])
const outer = express()
const server = createServer(outer)
// Edits are sent over the server's own port; a fixed second one would let one server at a time follow them.
const { devMiddleware, viteServer } = await createDevMiddleware({
  root: process.cwd(),
  viteConfig: { server: { hmr: { server } } },
})
const load = <Module>(path: string) => viteServer.ssrLoadModule(path) as Promise<Module>

type OpenModule = { startDeps: typeof startDeps }
type AppModule = { createApp: typeof createApp }
type ContentModule = { posts: typeof posts }

const freshFile = async (path: string) => {
  // The code of all files is more than a page needs.
  if (!/\.\w+$/.test(path)) return undefined
  const { siteOutputs } = await load<OutputsModule>('/pages/site-outputs.server.ts')
  return siteOutputs.freshFile(path, new Date())
}

const { startDeps: open } = await load<OpenModule>('/server/start-deps.server.ts')
const deps = await open(settings, pino({ level: 'warn' }))

outer.use(devMiddleware)
outer.use(freshFiles(freshFile, settings.siteUrl))
outer.use(async (request, response, next) => {
  const { createApp: create } = await load<AppModule>('/server/app.ts')
  const content = await load<ContentModule>('/content/load.server.ts')
  const app = create({
    ...deps,
    posts: content.posts,
    headers: robotsHeaders(settings.crawlers.unlisted),
    render: vikeRenderer((page) => finishedPage(page, 'development'), true),
    failurePage: () => undefined,
  })
  app(request, response, next)
})
server.listen({ host: settings.host, port: settings.port }, () => {
  console.info(`The site runs at http://localhost:${settings.port} and follows every edit`)
  console.info(deps.requestsGoTo)
})
