import type { Server } from 'node:http'
import type { Express } from 'express'
import { pino } from 'pino'
import type { posts } from '../content/load.server.ts'
import type { createApp } from './app.ts'
import type { OutputsModule } from './build/site-files.ts'
import { freshFiles } from './http/file-headers.ts'
import { robotsHeaders } from './http/site-headers.ts'
import { finishedPage } from './http/finished-page.ts'
import { vikeRenderer } from './http/render-with-vike.ts'
import { startDeps } from './start-deps.server.ts'
import { readSettings } from './settings/settings.ts'

type AppModule = { createApp: typeof createApp }
type ContentModule = { posts: typeof posts }

/** What `dev.mjs` has started. */
type Started = {
  app: Express
  server: Server
  /** Loads a module as it is now. */
  load: (path: string) => Promise<unknown>
}

/**
 * The same app behind Vite. Store and delivery are opened once; the app is loaded again for every request, so that an
 * edit of the API needs no restart. Vite's own inline styles would break the strict headers, which the built server keeps.
 */
export async function develop({ app: outer, server, load }: Started): Promise<void> {
  const settings = readSettings(process.env, [])
  const deps = await startDeps(settings, pino({ level: 'warn' }))

  const freshFile = async (path: string) => {
    // The code of all files is more than a page needs.
    if (!/\.\w+$/.test(path)) return undefined
    const { siteOutputs } = (await load('/pages/site-outputs.server.ts')) as OutputsModule
    return siteOutputs.freshFile(path, new Date())
  }
  outer.use(freshFiles(freshFile, settings.siteUrl))
  outer.use(async (request, response, next) => {
    const { createApp: create } = (await load('/server/app.ts')) as AppModule
    const content = (await load('/content/load.server.ts')) as ContentModule
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
}
