import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the scripts of a build by their address, as `integrity` wants them (https://www.w3.org/TR/SRI/). */
type Integrity = Readonly<Record<string, string>>

/** What pages need to know of the files of a build that browsers ask for. */
export type ClientFiles = {
  integrity: Integrity
  /** Paths of the code of islands and behaviours, by name. */
  parts: Readonly<Record<string, string>>
}

type Manifest = Readonly<Record<string, { file: string }>>

/** @param out folder of a build */
export function clientFiles(out: string): ClientFiles {
  const manifest = JSON.parse(readFileSync(join(out, 'assets.json'), 'utf8')) as Manifest
  const parts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, name] = /([^/]+)\.(?:island|behaviour)\.tsx?$/.exec(source) ?? []
    return name ? [[name, `/${file}`]] : []
  })
  return { integrity: scriptHashes(join(out, 'client')), parts: Object.fromEntries(parts) }
}

/** Hashes every script below a folder of a build. */
function scriptHashes(clientDir: string): Integrity {
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
