import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from './wait-until.ts'

/** A running strace. */
export type Tracer = {
  /** Detaches and gives what was written. */
  stop: () => Promise<string>
}

/**
 * Attaches strace to a process and to those that it starts later.
 * @param arguments_ what is traced or injected
 */
export async function trace(
  pids: readonly number[],
  arguments_: readonly string[],
): Promise<Tracer> {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'))
  const file = join(folder, 'calls')
  const attach = pids.flatMap((pid) => ['-p', String(pid)])
  const child = spawn(
    'strace',
    ['-f', '-ttt', '-y', '-s', '24', '-o', file, ...arguments_, ...attach],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await waitUntil(() => said.includes('attached') || ended(child), 'strace')
  if (ended(child)) throw new Error(`strace ended: ${said}`)
  return {
    stop: async () => {
      if (!ended(child)) {
        child.kill('SIGINT')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      const calls = readFileSync(file, 'utf8')
      rmSync(folder, { recursive: true, force: true })
      return calls
    },
  }
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
