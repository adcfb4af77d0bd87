import { once } from 'node:events'
import { runCommand } from './operators/run-command.ts'

/** `npm run requests -- <command>`: the operators' commands, built as `dist/server/requests.mjs`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has seen enough, as `head` does.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
  complain: (sentence) => console.error(sentence),
})
