import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { crawlerFileHeaders } from './crawlers/file-headers.ts'
import { previewHeader } from './crawlers/preview-header.ts'
import { failurePages } from './http/failure-page.ts'
import { fixedHeaders } from './http/fixed-headers.ts'
import { scriptHashes } from './http/integrity.ts'
import { memoryFiles } from './http/memory-files.ts'
import { notedAnswers } from './http/noted-answers.ts'
import type { Render } from './http/rendered-page.ts'
import { securityHeaders } from './http/security-headers.ts'
import { servedFromMemory } from './http/served-from-memory.ts'
import { announceSpeculationRules } from './http/speculation-rules.ts'
import { staticFiles } from './http/static-files.ts'
import { type StyleHashes, styleHashesFile, stylePolicies } from './http/style-hashes.ts'
import type { OpenParts } from './open-parts.server.ts'

/**
 * The app with the pages of the build that it is part of, which it serves from memory ahead of Express.
 * @param answers log of what is served so
 */
export function siteApp(parts: OpenParts, answers: Logger): RequestListener {
  const pages = builtPages()
  const { settings, readiness, metrics } = parts
  const { siteUrl, redirectHosts } = settings
  const headers = [...securityHeaders(siteUrl), announceSpeculationRules]
  const policyOf = stylePolicies(styleHashes(), siteUrl)
  const fileHeadersOf = (path: string) => ({
    ...crawlerFileHeaders(path, siteUrl),
    ...policyOf(path),
  })
  const { host } = new URL(siteUrl)
  const memory = servedFromMemory({
    files: memoryFiles(pages, fileHeadersOf),
    disk: staticFiles(pages, fileHeadersOf),
    headersOf: (path) => fixedHeaders([previewHeader(settings), ...headers], path),
    // Express redirects other hosts, and closes connections while the server stops.
    isPlain: (request) => !readiness.draining && (!redirectHosts || request.headers.host === host),
    note: notedAnswers(answers, metrics),
  })
  const app = createApp({
    ...parts,
    // Content is much text, which the server reads when somebody asks for it.
    posts: async (locale) => (await import('../content/load.server.ts')).posts(locale),
    headers,
    render: async (url, state) => (await loadRenderer())(url, state),
    files: memory.files,
    failurePage: failurePages(pages),
  })
  return memory.ahead(app)
}

let renderer: Promise<Render> | undefined

/** Nearly all answers are files: what renders the others is loaded when the server listens already. */
export function loadRenderer(): Promise<Render> {
  renderer ??= (async () => {
    // Named, since Vike would look for a build through node_modules, which may be another one.
    await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
    const { renderWithVike } = await import('./http/render-with-vike.ts')
    const { renderedAnswer } = await import('./http/rendered-answer.ts')
    const hashes = scriptHashes(builtPages())
    return renderWithVike((page) => renderedAnswer(page, hashes))
  })()
  return renderer
}

function builtPages(): string {
  return fileURLToPath(new URL('../client', import.meta.url))
}

function styleHashes(): StyleHashes {
  return JSON.parse(readFileSync(new URL(`../${styleHashesFile}`, import.meta.url), 'utf8'))
}
