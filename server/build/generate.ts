import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Cache, cacheFolder, openCache } from './cache.ts'
import { drawnPaths, hashOfFiles } from './input-hash.ts'
import { runIfChanged } from './run-if-changed.ts'
import { figuresLine, type Step, stopwatch } from './stopwatch.ts'

type Workshop = { run: (keep: Cache['get']) => Promise<void> }

/** Makes the sources that nobody writes by hand, the drawings, unless they are as their own sources would have them. */
export async function generate(root: string, step: Step) {
  const cache = openCache(cacheFolder(root))
  const mayShape = (path: string) => /^(components|content)\b.*(?<!\.md)$/.test(path)
  const inputs = ['art', hashOfFiles(root, mayShape)]
  await step('art', () =>
    runIfChanged(cache, root, { inputs, writes: drawnPaths }, async () => {
      const file = join(root, 'components/art/workshop/write-files.server.ts')
      const { run } = (await import(pathToFileURL(file).href)) as Workshop
      await run(cache.get)
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { step, figures } = stopwatch()
  await generate(process.cwd(), step)
  console.info(figures().map(figuresLine).join('\n'))
}
