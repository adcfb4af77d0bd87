import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import { createApp } from './app.ts'
import { crawlerFileHeaders } from './crawlers/file-headers.ts'
import { failurePages } from './http/failure-page.ts'
import { scriptHashes } from './http/integrity.ts'
import type { Render } from './http/rendered-page.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import type { OpenParts } from './open-parts.server.ts'

/** The app with the pages of the build that it is part of. */
export function siteApp(parts: OpenParts): Express {
  const pages = builtPages()
  const { siteUrl } = parts.settings
  return createApp({
    ...parts,
    // Content is much text, which the server reads when somebody asks for it.
    posts: async (locale) => (await import('../content/load.server.ts')).posts(locale),
    headers: securityHeaders(siteUrl),
    render: async (url, state) => (await loadRenderer())(url, state),
    files: staticFiles(pages, (path) => crawlerFileHeaders(path, siteUrl)),
    failurePage: failurePages(pages),
  })
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
