import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import { pino } from 'pino'
import { posts, sampleEntries } from '../content/load.server.ts'
import { createApp } from './app.ts'
import { failurePages } from './http/failure-page.ts'
import { scriptHashes } from './http/integrity.ts'
import { renderWithVike } from './http/render-with-vike.ts'
import type { Render } from './http/rendered-page.ts'
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
    const pages = fileURLToPath(new URL('../client', import.meta.url))
    servers.push(await startServer(siteApp(parts, pages), port))
    console.info(`The site runs at ${siteUrl}`)
    await loadRenderer(pages)
  }
  console.info(parts.requestsGoTo)
}

function siteApp(parts: OpenParts, pages: string): Express {
  return createApp({
    ...parts,
    posts,
    headers: securityHeaders(parts.settings.siteUrl),
    render: async (url, state) => (await loadRenderer(pages))(url, state),
    files: staticFiles(pages),
    failurePage: failurePages(pages),
  })
}

let renderer: Promise<Render> | undefined

/** Nearly all answers are files: what renders the others is loaded when the server listens already. */
function loadRenderer(pages: string): Promise<Render> {
  renderer ??= (async () => {
    // Named, since Vike would look for a build through node_modules, which may be another one.
    await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
    return renderWithVike(scriptHashes(pages))
  })()
  return renderer
}

function endWith(error: unknown): void {
  console.error(error instanceof SettingFault ? error.message : error)
  process.exit(1)
}

main().catch(endWith)
