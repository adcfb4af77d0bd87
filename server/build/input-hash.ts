import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrlOf } from './site-url.ts'

const sources = ['pages', 'components', 'locales', 'content', 'server', 'public']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Written by the drawings' step of the build. */
export const drawnPaths = [
  join('public', 'art'),
  join('components', 'art', 'files.json'),
  join('components', 'art', 'technology-icons.json'),
  join('components', 'art', 'service-pictures.json'),
]

/** Written by the build itself, so no input of it. */
export const generatedPaths = [
  ...drawnPaths,
  join('public', 'early'),
  join('public', 'share'),
  join('components', 'early', 'early-script.json'),
  join('components', 'search', 'documents'),
  join('components', 'share', 'pictures.json'),
]

/**
 * Hash of everything that a build depends on: sources, lockfile, Node version and the settings that
 * end up in the pages (their address, pseudo-locales, preview).
 * @param root folder of the project
 */
export function inputHash(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256')
  hash.update([siteUrlOf(env), env.PSEUDO_LOCALES, env.SITE_PREVIEW].join('\n'))
  return hash.update(hashOfFiles(root, () => true)).digest('hex')
}

/**
 * Hash of the sources that a step of the build may depend on, of the lockfile and of the Node version.
 * @param root folder of the project
 * @param counts which of the sources, by their paths from the root
 */
export function hashOfFiles(root: string, counts: (path: string) => boolean): string {
  const hash = createHash('sha256').update(process.version)
  const paths = sources.flatMap((folder) => filesIn(root, folder)).filter(counts)
  for (const path of [...files, ...paths]) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Paths of all files below a folder, relative to the root and sorted. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !generatedPaths.some((made) => path === made || path.startsWith(`${made}/`)))
    .sort()
}
