import { spawn } from 'node:child_process'

/** How a command ended, and all that it wrote, errors included. */
export type CommandResult = { code: number | null; output: string }

/** Runs a line of the shell to its end. Colours, which would be written into its output, are off. */
export function runCommand(
  command: string,
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv | undefined } = {},
): Promise<CommandResult> {
  const child = spawn(command, {
    shell: true,
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
}
