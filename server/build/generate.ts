import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type LoadSiteModule, withSiteModules } from '../../locales/tools/site-modules.ts'
import { type Cache, cacheFolder, openCache } from './cache.ts'
import { drawnPaths, hashOfFiles, searchDocuments } from './input-hash.ts'
import { runIfChanged } from './run-if-changed.ts'
import { figuresLine, type Step, stopwatch } from './stopwatch.ts'

/** Whether a source may shape what pages say; limits and names of fields stand in the server's contracts. */
const saysSomething = (path: string) =>
  /^(components|content|locales|pages|server.contract)\b/.test(path)

/** A part of the sources that a build writes itself: the module that makes it, and what it reads and writes. */
type GeneratedPart = {
  file: string
  /** Whether a source, by its path from the root, may shape what is written. */
  reads: (path: string) => boolean
  /** Files and folders from the root. */
  writes: readonly string[]
}

/**
 * The server knows no components, so each part is made by its file; one process makes all of them, since each
 * start takes longer than most of them.
 */
const parts: Record<string, GeneratedPart> = {
  art: {
    file: 'components/art/workshop/write-files.server.ts',
    reads: (path) => /^(components|content)\b.*(?<!\.md)$/.test(path),
    writes: drawnPaths,
  },
  search: {
    file: 'components/search/write-documents.server.ts',
    reads: saysSomething,
    writes: [searchDocuments],
  },
  // Only a page that somebody shares shows them: development does without.
  share: {
    file: 'components/share/write-share-pictures.server.ts',
    reads: saysSomething,
    writes: [join('public', 'share'), join('components', 'share', 'pictures.json')],
  },
}

type Command = { run: (load: LoadSiteModule, keep: Cache['get']) => Promise<void> }

/**
 * Makes the generated sources that are not as their own sources would have them now.
 * @param wanted names of parts; all by default
 */
export async function generate(root: string, step: Step, wanted = Object.keys(parts)) {
  const cache = openCache(cacheFolder(root))
  await withSiteModules(async (load) => {
    for (const name of wanted) {
      const part = parts[name]
      if (!part) throw new Error(`Nothing is called "${name}": ${Object.keys(parts).join(', ')}`)
      const { file, reads, writes } = part
      const inputs = [name, hashOfFiles(root, reads)]
      await step(name, () =>
        runIfChanged(cache, root, { inputs, writes }, async () => {
          const { run } = (await import(pathToFileURL(join(root, file)).href)) as Command
          await run(load, cache.get)
        }),
      )
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { step, figures } = stopwatch()
  await generate(process.cwd(), step, process.argv.slice(2))
  console.info(figures().map(figuresLine).join('\n'))
}
