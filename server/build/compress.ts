import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest|md)$/
const smallest = 1024

/** Writes `.br` and `.gz` beside every text file above 1 kB of a folder; returns how many. */
export async function compress(folder: string): Promise<number> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const written = await Promise.all(paths.map(compressFile))
  return written.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const content = readFileSync(path)
  if (content.length < smallest) return false
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, zipped)
  return true
}
