import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the scripts of a build by their address, as `integrity` wants them (https://www.w3.org/TR/SRI/). */
export type Integrity = Readonly<Record<string, string>>

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
