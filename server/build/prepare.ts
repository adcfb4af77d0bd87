import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { liveCommand } from '../../locales/tools/commands/live-command.ts'
import { type LoadSiteModule, withSiteModules } from '../../locales/tools/site-modules.ts'
import { drawnPaths } from './input-hash.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'
import { type StepFiles, unlessUnchanged } from './unchanged-step.ts'

/**
 * First step of `npm run build`: the words must be complete, then come drawings, the early script, search
 * documents and share pictures. The server knows no components, so each command is run by its file; one
 * process does all of them, since each start takes longer than most of them.
 */
const commands: readonly { name: string; file: string; files?: StepFiles }[] = [
  {
    name: 'drawings',
    file: 'components/art/write-files.server.ts',
    files: {
      reads: (path) => /^(components|content)\b.*(?<!\.md)$/.test(path),
      writes: drawnPaths,
    },
  },
  { name: 'early script', file: 'components/early/write-early-script.server.ts' },
  { name: 'search documents', file: 'components/search/write-documents.server.ts' },
  { name: 'share pictures', file: 'components/share/write-share-pictures.server.ts' },
]

type Command = { run: (load: LoadSiteModule) => Promise<void> }

const root = process.cwd()
const { step, figures } = stopwatch()
if ((await step('words', liveCommand)) !== 0) process.exit(1)
await withSiteModules(async (load) => {
  for (const { name, file, files } of commands) {
    const work = async () => {
      const { run } = (await import(pathToFileURL(join(root, file)).href)) as Command
      await run(load)
    }
    const mark = join(root, '.cache', 'steps', `${name}.json`)
    await step<unknown>(name, () => (files ? unlessUnchanged(root, mark, files, work) : work()))
  }
})
console.info(figures().map(figuresLine).join('\n'))
