import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { liveCommand } from '../../locales/tools/cli.ts'
import { type Cache, cacheFolder, openCache } from './cache.ts'
import { drawnPaths, hashOfFiles } from './input-hash.ts'
import { runIfChanged } from './run-if-changed.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'

/**
 * First step of `npm run build`: the words must be complete, then come the sources that nobody writes by hand. With
 * `--drawings-only`, by which development begins, these alone.
 */
const root = process.cwd()
const { step, figures } = stopwatch()
const drawingsOnly = process.argv.includes('--drawings-only')
if (!drawingsOnly && (await step('words', liveCommand)) !== 0) process.exit(1)
await step('art', drawWhatChanged)
console.info(figures().map(figuresLine).join('\n'))

type Workshop = { run: (keep: Cache['get']) => Promise<void> }

/** Makes the drawings unless they are as their own sources would have them. */
function drawWhatChanged(): Promise<boolean> {
  const cache = openCache(cacheFolder(root))
  const mayShape = (path: string) => /^(components|content)\b.*(?<!\.md)$/.test(path)
  const inputs = ['art', hashOfFiles(root, mayShape)]
  return runIfChanged(cache, root, { inputs, writes: drawnPaths }, async () => {
    const file = join(root, 'components/art/workshop/write-files.server.ts')
    const { run } = (await import(pathToFileURL(file).href)) as Workshop
    await run(cache.get)
  })
}
