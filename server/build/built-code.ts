import { spawnSync } from 'node:child_process'
import { rmSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../file-paths.ts'
import { type Cache, cacheFolder, hashOfContent, openCache } from './cache.ts'
import { outFolder } from './build-env.ts'
import { codeHash, inputHash } from './input-hash.ts'
import { runIfChanged, type StepFiles, filesAt } from './run-if-changed.ts'

const isIn = (folder: string) => (path: string) => path.startsWith(folder + sep)

function codeStep(root: string, out: string): StepFiles {
  const client = join(out, 'client')
  const isPage = isIn(client)
  const isContent = isIn(join(out, 'server', 'content'))
  return {
    inputs: ['code', out, codeHash(root)],
    writes: [client, join(out, 'server'), join(out, 'assets.json')],
    mayStay: (path) => isPage(path) || isContent(path),
  }
}

/**
 * Builds the code unless the cache has that of the same inputs. Pages of an earlier build stay until the last step
 * of this one has written its own.
 * @param root folder of the project
 * @param out folder of the build, from there
 * @returns whether there was something to build
 */
export async function buildCode(
  cache: Cache,
  root: string,
  out: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  return runIfChanged(cache, root, codeStep(root, out), async () => {
    rmSync(join(root, out), { recursive: true, force: true })
    await build()
  })
}

/**
 * Files for browsers that belong to the code of a build, by their paths there.
 * @throws when there is no code
 */
export function filesOfCode(cache: Cache, root: string, out: string): string[] {
  const hashes = cache.hashes(codeStep(root, out).inputs)
  if (!hashes) throw new Error(`${out} has no code: run npm run build`)
  const client = join(out, 'client')
  return Object.keys(hashes)
    .filter(isIn(client))
    .map((path) => relative(client, path))
}

/**
 * Deletes what earlier builds have left for browsers.
 * @param kept files of this build; their compressed neighbours stay as well
 */
export function deleteLeftOvers(client: string, kept: ReadonlySet<string>): void {
  for (const path of filesBelow(client)) {
    if (!kept.has(path.replace(/\.(br|gz)$/, ''))) rmSync(join(client, path))
  }
}

const inputsOf = (root: string, out: string) => ['build', out, inputHash(root)]

/**
 * Tells the cache that the folder of a build is finished.
 * @param root folder of the project
 * @param out folder of the build, from there
 */
export function recordBuild(cache: Cache, root: string, out: string): void {
  cache.put(inputsOf(root, out), { hash: hashOfFolder(root, out) })
}

/** Whether the folder of a build is what a build of the sources as they are now has made. */
export function isBuilt(cache: Cache, root: string, out: string): boolean {
  const hash = cache.hashes(inputsOf(root, out))?.hash
  return hash !== undefined && hash === hashOfContent(hashOfFolder(root, out))
}

function hashOfFolder(root: string, out: string): Buffer {
  const hashes = filesAt(root, out).map((path) => [
    path,
    hashOfContent(readFileSync(join(root, path))),
  ])
  return Buffer.from(JSON.stringify(hashes))
}

/** Second step of `npm run build`: the code of the site, for browsers and for the server. */
async function main(root: string): Promise<void> {
  const cache = openCache(cacheFolder(root))
  const build = async () => buildByVike(root)
  const made = await buildCode(cache, root, outFolder(process.env), build)
  if (!made) console.info('The code is up to date.')
}

/**
 * A process of its own, since tsx, by which this one runs, would read every module of Vite and its plugins as well: a
 * fifth of the processor and of the memory.
 */
function buildByVike(root: string): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'vike', 'bin.js'), 'build'],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`Vike's build ended with ${status}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.cwd())
