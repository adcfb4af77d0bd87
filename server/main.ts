import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import { pino } from 'pino'
import { posts, sampleEntries } from '../content/load.server.ts'
import { createApp } from './app.ts'
import { failurePages } from './http/failure-page.ts'
import { scriptHashes } from './http/integrity.ts'
import { renderWithVike } from './http/render-with-vike.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { type OpenParts, openParts } from './open-parts.server.ts'
import { SettingFault } from './settings/setting-fault.ts'
import { readSettings } from './settings/settings.ts'
import { startServer } from './start-server.ts'
import { stopCleanly } from './stop-cleanly.ts'

/** The production server: `node dist/server/main.mjs`. */
async function main() {
  const log = pino()
  const settings = readSettings(process.env, sampleEntries())
  const parts = await openParts(settings, log)
  const { metrics, worker, port, siteUrl } = settings
  const servers: Server[] = []
  stopCleanly({ servers, ...parts })
  if (metrics)
    servers.push(await startMetricsServer(parts.metrics.registry, parts.refreshGauges, metrics))
  if (worker === 'only') {
    console.info('This instance delivers requests and answers no visitors (WORKER=only)')
  } else {
    servers.push(await startServer(await siteApp(parts), port))
    console.info(`The site runs at ${siteUrl}`)
  }
  console.info(parts.requestsGoTo)
}

async function siteApp(parts: OpenParts): Promise<Express> {
  // Otherwise Vike looks for a build through node_modules, which may be another one.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  const pages = fileURLToPath(new URL('../client', import.meta.url))
  return createApp({
    ...parts,
    posts,
    headers: securityHeaders(parts.settings.siteUrl),
    render: renderWithVike(scriptHashes(pages)),
    files: staticFiles(pages),
    failurePage: failurePages(pages),
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingFault ? error.message : error)
  process.exit(1)
})
