import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { buildFolder, pathInBuild } from '../content/build-folder.server.ts'
import { createApp } from './app.ts'
import { crawlerFileHeaders } from './http/file-headers.ts'
import { isEndpoint } from './http/site-paths.ts'
import { recordResponse } from './http/answer-log.ts'
import { failurePages, type Render } from './http/rendered-page.ts'
import { serveFiles } from './http/serve-files.ts'
import { fileTable } from './http/file-table.ts'
import {
  siteHeaders,
  type StyleHashes,
  styleHashesFile,
  stylePolicies,
} from './http/site-headers.ts'
import type { StartedDeps } from './start-deps.server.ts'

/**
 * The app behind the files of the build that it is part of.
 * @param answers log of the files that are sent
 */
export function siteApp(deps: StartedDeps, answers: Logger): RequestListener {
  const clientDir = pathInBuild('client')!
  const { settings, readiness, metrics } = deps
  const { siteUrl, redirectHosts, crawlers } = settings
  const headers = siteHeaders(siteUrl, crawlers.unlisted)
  const app = createApp({
    ...deps,
    // Content is much text, which the server reads when somebody asks for it.
    posts: async (locale) => (await import('../content/load.server.ts')).posts(locale),
    headers,
    render: async (url, state) => (await loadRenderer())(url, state),
    failurePage: failurePages(clientDir),
  })
  const policyOf = stylePolicies(styleHashes(), siteUrl)
  const files = fileTable(clientDir, {
    siteHeaders: headers,
    overridesFor: (path) => ({ ...crawlerFileHeaders(path, siteUrl), ...policyOf(path) }),
    isEndpoint: (path) => isEndpoint(app.router, path),
  })
  return serveFiles(app, {
    files,
    clientDir,
    onlyHost: redirectHosts ? new URL(siteUrl).host : undefined,
    readiness,
    record: recordResponse(answers, metrics),
  })
}

let renderer: Promise<Render> | undefined

/** Nearly all answers are files: what renders the others is loaded when the server listens already. */
export function loadRenderer(): Promise<Render> {
  renderer ??= (async () => {
    // Named, since Vike would look for a build through node_modules, which may be another one.
    await import(/* @vite-ignore */ pathToFileURL(pathInBuild('server/entry.mjs')!).href)
    const { vikeRenderer } = await import('./http/render-with-vike.ts')
    const { clientFiles, finishedPage } = await import('./http/finished-page.ts')
    const built = clientFiles(buildFolder!)
    return vikeRenderer((page) => finishedPage(page, built))
  })()
  return renderer
}

function styleHashes(): StyleHashes {
  return JSON.parse(readFileSync(pathInBuild(styleHashesFile)!, 'utf8'))
}
