import type { Server } from 'node:http'
import { pino } from 'pino'
import { sampleEntries } from '../content/sample-entries.server.ts'
import { accessLog } from './http/answer-log.ts'
import { startMetricsServer } from './metrics.ts'
import { startDeps } from './start-deps.server.ts'
import { SettingsError, refuseForeignBuild } from './settings/settings-error.ts'
import { readSettings } from './settings/settings.ts'
import { loadRenderer, siteApp } from './site-app.ts'
import { listensOn, startServer, stopCleanly } from './run-server.ts'

/** The production server: `node dist/server/main.mjs`. */
async function main() {
  // What is stored is nobody else's on this machine.
  process.umask(0o077)
  const log = pino()
  const settings = readSettings(process.env, sampleEntries())
  refuseForeignBuild(settings.siteUrl, __SITE_URL__)
  const deps = await startDeps(settings, log)
  const { metrics, worker, siteUrl } = settings
  const servers: Server[] = []
  stopCleanly({ servers, ...deps })
  if (metrics)
    servers.push(await startMetricsServer(deps.metrics.registry, deps.refreshGauges, metrics))
  if (worker === 'only') {
    console.info('This instance delivers requests and answers no visitors (WORKER=only)')
  } else {
    servers.push(await startServer(siteApp(deps, accessLog()), settings))
    console.info(`The site runs at ${siteUrl}`)
    console.info(listensOn(settings))
    await loadRenderer()
  }
  console.info(deps.requestsGoTo)
}

function endWith(error: unknown): void {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}

main().catch(endWith)
