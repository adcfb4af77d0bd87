import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../file-paths.ts'
import type { Cache } from './cache.ts'

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest|md)$/
const pageFile = /\.html$/
/** Long lists that change with every post, and what programs alone read. */
const dataFile = /\.(json|xml|txt|md)$/
/** Every visitor needs it, and it seldom changes. */
const codeFile = /\.(js|css)$/
const smallest = 1024
/** As many as libuv has threads; all files at once would be held in memory. */
const atOnce = 4

/**
 * For pages brotli's 11 takes 2.7 times as long as 10 and saves two percent (four of some), 10 takes sixty times as long as 5 and
 * saves ten; 9 takes longer than 10. For data 11 takes sixty times as long as 5 and saves twelve percent.
 */
const quality = { code: 11, rest: 10, ofMany: 5, data: 5 }
const many = 1000
const gzipLevel = 9

/**
 * What arrives in the first round trip: ten packets of 1,460 bytes (RFC 6928), 1,320 of them headers. Another round trip costs a
 * telephone 150 ms, so a page that misses it by less than 11 may save is packed at 11.
 */
const firstRoundTrip = 14_600 - 1_320
const savedAtMost = 0.04

/**
 * Writes `.br` and `.gz` next to every text file above 1 kB of a folder.
 * @param cache keeps what earlier builds have compressed
 * @returns how many files there are, and how many of them no earlier build had compressed
 */
export async function compress(
  folder: string,
  cache: Pick<Cache, 'get'>,
): Promise<{ files: number; made: number }> {
  const paths = filesBelow(folder)
    .filter((path) => textFile.test(path))
    .map((path) => join(folder, path))
  const pages = paths.filter((path) => pageFile.test(path)).length
  const qualityOf = (path: string) => {
    if (pages > many && pageFile.test(path)) return quality.ofMany
    if (dataFile.test(path)) return quality.data
    return codeFile.test(path) ? quality.code : quality.rest
  }
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
  return counts
}

/** Gives whether the file had to be compressed; undefined for one that is too small for it. */
async function compressFile(
  path: string,
  brotliQuality: number,
  cache: Pick<Cache, 'get'>,
): Promise<boolean | undefined> {
  const content = await readFile(path)
  const isPage = pageFile.test(path)
  if (content.length < smallest) {
    await Promise.all(['br', 'gz'].map((kind) => rm(`${path}.${kind}`, { force: true })))
    return undefined
  }
  const { files, made } = await cache.get(
    ['compressed', brotliQuality, gzipLevel, isPage ? 'page' : 'file', content],
    async () => {
      const [br, gz] = await Promise.all([
        brotli(content, brotliQuality),
        promisify(gzip)(content, { level: gzipLevel }),
      ])
      const excess = br.length - firstRoundTrip
      const isJustTooLong = isPage && excess > 0 && excess < br.length * savedAtMost
      return { br: isJustTooLong ? await brotli(content, quality.code) : br, gz }
    },
  )
  await Promise.all(
    Object.entries(files).map(([kind, packed]) => writeFile(`${path}.${kind}`, packed)),
  )
  return made
}

function brotli(content: Buffer, level: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
