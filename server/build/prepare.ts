import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { liveCommand } from '../../locales/tools/commands/live-command.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'

/**
 * First step of `npm run build`: the words must be complete, then come drawings, the early script, search
 * documents and share pictures. The server knows no components, so each command is run by its file; one
 * process does all of them, since each start takes longer than most of them.
 */
const commands = [
  ['drawings', 'components/art/write-files.server.ts'],
  ['early script', 'components/early/write-early-script.server.ts'],
  ['search documents', 'components/search/write-documents.server.ts'],
  ['share pictures', 'components/share/write-share-pictures.server.ts'],
] as const

type Command = { run: () => Promise<void> }

const { step, figures } = stopwatch()
if ((await step('words', liveCommand)) !== 0) process.exit(1)
for (const [name, file] of commands) {
  await step(name, async () => {
    const { run } = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Command
    await run()
  })
}
console.info(figures().map(figuresLine).join('\n'))
