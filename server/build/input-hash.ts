import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { changeDaysFile, contentFolders } from '../../content/content-folder.server.ts'
import { filesBelow } from '../file-paths.ts'
import { siteUrlOf } from './build-env.ts'

/** Where everything lies that a build is made from. */
export const sourceFolders = ['pages', 'components', 'locales', 'content', 'server', 'public']
export const sourceFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Written by the drawings' step of the build, so no input of it. */
export const drawnPaths = [
  join('public', 'art'),
  join('components', 'art', 'files.json'),
  join('components', 'art', 'technology-icons.json'),
  join('components', 'art', 'service-pictures.json'),
  join('components', 'art', 'country-charts.json'),
  join('components', 'art', 'phone-chart.json'),
]

/**
 * Hash of everything that a build depends on: sources, lockfile, Node version and the settings that
 * end up in the pages (their address, pseudo-locales, preview).
 * @param root folder of the project
 */
export function inputHash(root: string, env: NodeJS.ProcessEnv = process.env): string {
  return hashOf([settingsOf(env), hashOfFiles(root, () => true)])
}

/**
 * Hash of what the code of a build is made from: everything but the texts, which pages are rendered with.
 * @param root folder of the project
 */
export function codeHash(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const generated = drawnPaths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => (statSync(join(root, path)).isFile() ? [path] : filesIn(root, path)))
  const contents = generated.flatMap((path) => [path, readFileSync(join(root, path))])
  return hashOf([settingsOf(env), hashOfFiles(root, (path) => !isText(path)), ...contents])
}

const textFolders = contentFolders.map((folder) => `${join('content', folder)}/`)
const isText = (path: string) =>
  path === changeDaysFile || textFolders.some((folder) => path.startsWith(folder))

const settingsOf = (env: NodeJS.ProcessEnv) =>
  [siteUrlOf(env), env.PSEUDO_LOCALES, env.SITE_PREVIEW].join('\n')

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/**
 * Hash of the sources that a step of the build may depend on, of the lockfile and of the Node version.
 * @param root folder of the project
 * @param counts which of the sources, by their paths from the root
 */
export function hashOfFiles(root: string, counts: (path: string) => boolean): string {
  const hash = createHash('sha256').update(process.version)
  const paths = sourceFolders
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => !isGenerated(path) && counts(path))
  for (const path of [...sourceFiles, ...paths]) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Paths of all files below a folder of the project, from its root. */
function filesIn(root: string, folder: string): string[] {
  return filesBelow(join(root, folder)).map((path) => join(folder, path))
}

const isGenerated = (path: string) =>
  drawnPaths.some((made) => path === made || path.startsWith(`${made}/`))
