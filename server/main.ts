import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { posts, sampleEntries } from '../content/load.server.ts'
import { createApp } from './app.ts'
import { failurePages } from './http/failure-page.ts'
import { renderWithVike } from './http/render-with-vike.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { openParts } from './open-parts.server.ts'
import { SettingFault } from './settings/setting-fault.ts'
import { readSettings } from './settings/settings.ts'
import { startServer } from './start-server.ts'
import { stopCleanly } from './stop-cleanly.ts'

/** The production server: `node dist/server/main.mjs`. */
async function main() {
  const log = pino()
  const settings = readSettings(process.env, sampleEntries())
  const parts = await openParts(settings, log)
  // Otherwise Vike looks for a build through node_modules, which may be another one.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  const pages = fileURLToPath(new URL('../client', import.meta.url))
  const app = createApp({
    ...parts,
    posts,
    headers: securityHeaders(settings.siteUrl),
    render: renderWithVike,
    files: staticFiles(pages),
    failurePage: failurePages(pages),
  })
  const server = await startServer(app, settings.port)
  stopCleanly({ server, ...parts })
  console.info(`The site runs at ${settings.siteUrl}`)
  console.info(parts.requestsGoTo)
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingFault ? error.message : error)
  process.exit(1)
})
