import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../server/file-paths.ts'

const bothBuilds = ['dist', 'dist-test']

function fileOf(path: string, builds: readonly string[]): string | undefined {
  return builds
    .map((build) => join(build, 'client', path, 'index.html'))
    .find((file) => existsSync(file))
}

/** Whether a page is in a file of a build; others are rendered on request. */
export function isBuiltPage(path: string): boolean {
  return fileOf(path, bothBuilds) !== undefined
}

/** What the file of a page says, but without the hashes that change with any code of the site. */
export function builtPage(path: string, builds: readonly string[] = bothBuilds): string {
  const file = fileOf(path, builds)
  if (!file) return ''
  return withoutHashes(readFileSync(file, 'utf8'))
}

function withoutHashes(text: string): string {
  return text
    .replaceAll(/"?integrity"?[=:]"[^"]*"/g, '')
    .replaceAll(/([\w-]+?)[.-][\w-]{8}\.(js|css)/g, '$1.$2')
}

/**
 * Hash of what a script of a build says, whatever it and those that it imports are called.
 * @param path as a browser asks for it; undefined when no build has it
 */
export function scriptHash(
  path: string,
  builds: readonly string[] = bothBuilds,
): string | undefined {
  const file = builds.map((build) => join(build, 'client', path)).find((name) => existsSync(name))
  return file && hashOfScript(file)
}

function hashOfScript(file: string): string {
  const text = withoutHashes(readFileSync(file, 'utf8'))
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Hashes of all scripts of the builds. */
export function builtScripts(): ReadonlySet<string> {
  scripts ??= new Set(
    bothBuilds
      .map((build) => join(build, 'client'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))
      .filter((file) => file.endsWith('.js'))
      .map(hashOfScript),
  )
  return scripts
}
let scripts: Set<string> | undefined
