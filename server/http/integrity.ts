import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the scripts of a build by their address, as `integrity` wants them. */
export type Integrity = Readonly<Record<string, string>>

/** Scripts and the modules that a page asks for early. */
const tag = /<(?:script|link)\b[^>]*>/g
const address = / (?:src|href)="([^"]+\.js)"/

/**
 * Adds `integrity` to every script and preloaded module of a page, so that a changed file does not run
 * (https://www.w3.org/TR/SRI/). What the build does not know stays as it is.
 */
export function withIntegrity(html: string, integrity: Integrity): string {
  return html.replace(tag, (element) => {
    const [, path = ''] = address.exec(element) ?? []
    const hash = integrity[path]
    if (!hash || element.includes(' integrity=')) return element
    return element.replace(/\s*\/?>$/, (end) => ` integrity="${hash}"${end}`)
  })
}

/** Hashes every script below a folder of a build. */
export function scriptHashes(clientDir: string): Integrity {
  const scripts = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  return Object.fromEntries(
    scripts.map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(clientDir, name)))
        .digest('base64')
      return [`/${name.replaceAll('\\', '/')}`, `sha256-${hash}`]
    }),
  )
}
