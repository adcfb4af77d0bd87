import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import { createApp } from './app.ts'
import { crawlerFileHeaders } from './crawlers/file-headers.ts'
import { failurePages } from './http/failure-page.ts'
import { scriptHashes } from './http/integrity.ts'
import type { Render } from './http/rendered-page.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import { announceSpeculationRules } from './http/speculation-rules.ts'
import { staticFiles } from './http/static-files.ts'
import { type StyleHashes, styleHashesFile } from './http/style-hashes.ts'
import type { OpenParts } from './open-parts.server.ts'

/** The app with the pages of the build that it is part of. */
export function siteApp(parts: OpenParts): Express {
  const pages = builtPages()
  const { siteUrl } = parts.settings
  const stylePolicy = stylePolicies(siteUrl)
  return createApp({
    ...parts,
    // Content is much text, which the server reads when somebody asks for it.
    posts: async (locale) => (await import('../content/load.server.ts')).posts(locale),
    headers: [...securityHeaders(siteUrl), announceSpeculationRules],
    render: async (url, state) => (await loadRenderer())(url, state),
    files: staticFiles(pages, (path) => ({
      ...crawlerFileHeaders(path, siteUrl),
      ...stylePolicy(path),
    })),
    failurePage: failurePages(pages),
  })
}

/** Policies of the pages that carry the rules of their first view. */
function stylePolicies(siteUrl: string): (path: string) => Record<string, string> {
  const hashes: StyleHashes = JSON.parse(
    readFileSync(new URL(`../${styleHashesFile}`, import.meta.url), 'utf8'),
  )
  return (path): Record<string, string> => {
    const hash = hashes[path]
    return hash ? { 'Content-Security-Policy': contentSecurityPolicy(siteUrl, hash) } : {}
  }
}

let renderer: Promise<Render> | undefined

/** Nearly all answers are files: what renders the others is loaded when the server listens already. */
export function loadRenderer(): Promise<Render> {
  renderer ??= (async () => {
    // Named, since Vike would look for a build through node_modules, which may be another one.
    await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
    const { renderWithVike } = await import('./http/render-with-vike.ts')
    return renderWithVike(scriptHashes(builtPages()))
  })()
  return renderer
}

function builtPages(): string {
  return fileURLToPath(new URL('../client', import.meta.url))
}
