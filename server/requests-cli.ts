import { once } from 'node:events'
import { runCommand } from './operators/run-command.ts'

/** `npm run requests -- <command>`: the operators' commands, built as `dist/server/requests.mjs`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has seen enough, as `head` does.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

// Backups and exports are nobody else's on this machine.
process.umask(0o077)
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
  complain: (sentence) => console.error(sentence),
})
