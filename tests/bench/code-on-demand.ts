import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/** A part of a page whose code comes when it is near. */
export type CodeOnDemand = { part: string; 'brotli B': number }

/**
 * What each part that is loaded when near costs on top of a page that has loaded.
 * @param page source of the page's entry in the build's manifest
 * @param folder names the parts that are wanted by the folder of their sources
 */
export function codeOnDemand(page: string, folder: string): CodeOnDemand[] {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))
  const entry = Object.keys(chunks).find((source) => source.includes(page))
  if (!entry) throw new RangeError(`The build has no page ${page}`)
  const loaded = reachable(chunks, entry)
  return Object.keys(chunks)
    .filter((source) => source.startsWith(folder) && source.endsWith('.tsx'))
    .map((source) => {
      const own = [...reachable(chunks, source)].filter((file) => !loaded.has(file))
      return { part: source, 'brotli B': own.reduce((sum, file) => sum + compressed(file), 0) }
    })
}

/** Files that a chunk needs before it runs, itself included. */
function reachable(chunks: Record<string, Chunk>, start: string): Set<string> {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = chunks[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(start)
  return files
}

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(`dist/client/${file}`)).length
}
