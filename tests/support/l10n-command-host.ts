import { runCommand } from '../../locales/tools/cli.ts'

export type AskedCommand = { folder: string; args: string[] }
export type CommandOutcome = { status: number; said: string }

/** A process in which many commands for words run one after another, each in a folder of its own. */
process.on('message', async ({ folder, args }: AskedCommand) => {
  process.chdir(folder)
  const printed: string[] = []
  const real = { info: console.info, error: console.error }
  console.info = console.error = (line: string) => void printed.push(`${line}\n`)
  try {
    const status = await runCommand(args)
    process.send!({ status, said: printed.join('') } satisfies CommandOutcome)
  } finally {
    Object.assign(console, real)
  }
})
