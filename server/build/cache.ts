import { createHash, type Hash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What shapes something that a build makes: tools with their versions and settings, and what they are given. */
export type Inputs = readonly (string | number | Uint8Array)[]

/** Contents by name. */
export type Files = Readonly<Record<string, Buffer>>

/** Files that builds have made, by a hash of what shapes them, in a folder that several builds may use at once. */
export type Cache = {
  /** The files of some inputs, and whether they had to be made. */
  get: (
    inputs: Inputs,
    make: () => Files | Promise<Files>,
  ) => Promise<{ files: Files; made: boolean }>
  /** Hashes of the files of some inputs by name; undefined when they have to be made. */
  hashes: (inputs: Inputs) => Readonly<Record<string, string>> | undefined
  /** A content by its hash; undefined when it is missing or damaged. */
  content: (hash: string) => Buffer | undefined
  put: (inputs: Inputs, files: Files) => void
  /** Deletes what has not been used for the longest time, until the rest has no more bytes than the limit. */
  prune: () => void
}

const limit = 512 * 1024 * 1024
/** Other builds may be using what is younger. */
const inUse = 60 * 60 * 1000

/** Where the builds of a project keep their files. */
export const cacheFolder = (root: string) => join(root, '.cache', 'build')

/** @param folder where the cache is; made when it is not there */
export function openCache(folder: string, settings = { limit, now: () => Date.now() }): Cache {
  const entries = join(folder, 'entries')
  const contents = join(folder, 'contents')
  for (const path of [entries, contents]) mkdirSync(path, { recursive: true })

  function hashes(inputs: Inputs) {
    const entry = used(join(entries, hashOfInputs(inputs)))
    return entry && parsed(entry)
  }

  function content(hash: string) {
    const found = used(join(contents, hash))
    return found && hashOfContent(found) === hash ? found : undefined
  }

  function find(inputs: Inputs): Files | undefined {
    const files: Record<string, Buffer> = {}
    for (const [name, hash] of Object.entries(hashes(inputs) ?? { '': '' })) {
      const found = content(hash)
      if (!found) return undefined
      files[name] = found
    }
    return files
  }

  function put(inputs: Inputs, files: Files) {
    const listed = Object.entries(files).map(([name, file]) => [name, hashOfContent(file)] as const)
    for (const [name, hash] of listed) {
      if (!content(hash)) writeWhole(join(contents, hash), files[name]!)
    }
    writeWhole(join(entries, hashOfInputs(inputs)), JSON.stringify(Object.fromEntries(listed)))
  }

  /** The modification time is the time of the last use. */
  function used(file: string): Buffer | undefined {
    try {
      const time = settings.now() / 1000
      utimesSync(file, time, time)
      return readFileSync(file)
    } catch {
      // Another build may have pruned it just now.
      return undefined
    }
  }

  return {
    hashes,
    content,
    put,
    async get(inputs, make) {
      const found = find(inputs)
      if (found) return { files: found, made: false }
      const files = await make()
      put(inputs, files)
      return { files, made: true }
    },
    prune() {
      const files = [entries, contents]
        .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
        .flatMap((file) => {
          const found = statSync(file, { throwIfNoEntry: false })
          return found ? [{ file, size: found.size, time: found.mtimeMs }] : []
        })
        .sort((one, other) => one.time - other.time)
      let bytes = files.reduce((sum, { size }) => sum + size, 0)
      for (const { file, size, time } of files) {
        if (bytes <= settings.limit || settings.now() - time < inUse) return
        rmSync(file, { force: true })
        bytes -= size
      }
    },
  }
}

/** Under its own name a file is whole at once, also when a build is broken off or another one writes the same. */
function writeWhole(file: string, content: Buffer | string): void {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, content)
  renameSync(part, file)
}

function parsed(entry: Buffer): Record<string, string> | undefined {
  try {
    return JSON.parse(entry.toString()) as Record<string, string>
  } catch {
    return undefined
  }
}

/** Node brings tools along: another version of it may make other files. */
function hashOfInputs(inputs: Inputs): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) updateWith(hash, typeof input === 'number' ? `${input}` : input)
  return hash.digest('hex')
}

/** With its length, so that no two lists of inputs look the same. */
function updateWith(hash: Hash, input: string | Uint8Array): void {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input
  hash.update(`\n${bytes.length}\n`).update(bytes)
}

/** The name of a content. */
export function hashOfContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
