import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuildCache, buildCache, pruneCache } from './build-cache.ts'
import { filesBelow } from '../files-below.ts'

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest|md)$/
const pageFile = /\.html$/
const smallest = 1024
/** As many as libuv has threads; all files at once would be held in memory. */
const atOnce = 4

/** Brotli's best takes 90 ms for a page of 100 kB, 5 a sixtieth of that for 10 % more bytes. */
const quality = { best: 11, ofMany: 5 }
const many = 1000

/**
 * Writes `.br` and `.gz` beside every text file above 1 kB of a folder. What an earlier build has compressed
 * is taken from a cache, which keeps what this build has used.
 * @returns how many files there are, and how many of them no earlier build had compressed
 */
export async function compress(
  folder: string,
  cacheFolder: string,
): Promise<{ files: number; made: number }> {
  const paths = filesBelow(folder)
    .filter((path) => textFile.test(path))
    .map((path) => join(folder, path))
  const pages = paths.filter((path) => pageFile.test(path)).length
  const qualityOf = (path: string) =>
    pages > many && pageFile.test(path) ? quality.ofMany : quality.best
  const cache = buildCache(cacheFolder)
  const counts = { files: 0, made: 0 }
  const queue = paths.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const path of queue) {
        const made = await compressFile(path, qualityOf(path), cache)
        if (made === undefined) continue
        counts.files++
        if (made) counts.made++
      }
    }),
  )
  pruneCache(cacheFolder, cache.used)
  return counts
}

/** Gives whether the file had to be compressed; undefined for one that is too small for it. */
async function compressFile(
  path: string,
  brotliQuality: number,
  cache: BuildCache,
): Promise<boolean | undefined> {
  const neighbours = [`${path}.br`, `${path}.gz`] as const
  const content = await readFile(path)
  if (content.length < smallest) {
    await Promise.all(neighbours.map((neighbour) => rm(neighbour, { force: true })))
    return undefined
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const names = { brotli: ['br', brotliQuality, content], zipped: ['gz', 9, content] }
  if (await areNewer(neighbours, path)) {
    for (const name of Object.values(names)) cache.keep(name)
    return false
  }
  const [brotli, zipped] = await Promise.all([
    cache.get(names.brotli, () => promisify(brotliCompress)(content, { params })),
    cache.get(names.zipped, () => promisify(gzip)(content, { level: 9 })),
  ])
  await Promise.all([
    writeFile(neighbours[0], brotli.value),
    writeFile(neighbours[1], zipped.value),
  ])
  return brotli.made || zipped.made
}

/** Whether files are there and have been written after another one, as `make` compares. */
async function areNewer(made: readonly string[], source: string): Promise<boolean> {
  const { mtimeMs } = await stat(source)
  const times = await Promise.all(made.map((path) => stat(path).catch(() => undefined)))
  return times.every((time) => time !== undefined && time.mtimeMs >= mtimeMs)
}
