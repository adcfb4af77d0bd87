import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build step made, by the hash of everything that shapes it, kept from one build to the next. */
export type BuildCache = {
  /** What belongs to some parts, and whether it had to be made. */
  get: (
    parts: readonly (string | number | Buffer)[],
    make: () => Buffer | Promise<Buffer>,
  ) => Promise<{ value: Buffer; made: boolean }>
  /** Counts what belongs to some parts as used, without asking for it. */
  keep: (parts: readonly (string | number | Buffer)[]) => void
  /** Names of what has been asked for since the cache was opened. */
  used: ReadonlySet<string>
}

/** @param folder where the cache is; made when it is not there */
export function buildCache(folder: string): BuildCache {
  mkdirSync(folder, { recursive: true })
  const known = new Set(readdirSync(folder))
  const used = new Set<string>()
  return {
    used,
    keep: (parts) => void used.add(hashOf(parts)),
    async get(parts, make) {
      const name = hashOf(parts)
      const place = join(folder, name)
      used.add(name)
      if (known.has(name)) return { value: await readFile(place), made: false }
      const value = await make()
      // A build that is broken off must not leave half a file under a good name.
      const part = `${place}.part-${randomUUID()}`
      await writeFile(part, value)
      await rename(part, place)
      return { value, made: true }
    },
  }
}

/** Deletes what a build has not used of a cache. */
export function pruneCache(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!used.has(name)) rmSync(join(folder, name), { force: true })
  }
}

function hashOf(parts: readonly (string | number | Buffer)[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const part of parts) hash.update('\n').update(Buffer.isBuffer(part) ? part : `${part}`)
  return hash.digest('hex').slice(0, 40)
}
