import { type ChildProcess, spawn } from 'node:child_process'
import packageJson from '../../package.json' with { type: 'json' }
import { freePort } from '../support/free-port.ts'
import type { EmptyStore } from './stores.ts'

/** A running server of the built site. */
export type Instance = {
  url: string
  port: number
  pid: number
  /** What it wrote to its output so far. */
  output: () => string
  /** Sends a signal and waits for the end; gives exit code and time, milliseconds. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>
}

type Options = {
  store: EmptyStore
  /** Further settings. */
  env?: Record<string, string>
  /** The same port after a restart. */
  port?: number
  /** What runs instead of `node dist/server/main.mjs`, such as a tracer with it at the end. */
  command?: readonly string[]
}

/** What `npm start` runs, with this Node. */
const [, ...words] = packageJson.scripts.start.split(' ')
const server = [process.execPath, ...words]

/** Command line of the server, for commands that wrap it. */
export const serverCommand: readonly string[] = server

/** Starts an instance and waits until it says that it runs. */
export async function startInstance(options: Options): Promise<Instance> {
  const { store, env = {}, command = server } = options
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(command[0]!, command.slice(1), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      // Senders under test come from many networks.
      TRUST_PROXY: '1',
      ...store.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  const output = () => chunks.join('')
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  }
  await saysThatItRuns(child, output)
  return {
    url,
    port,
    pid: child.pid!,
    output,
    end: (signal) => end(child, signal),
  }
}

function saysThatItRuns(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
    child.stdout!.on('data', () => {
      if (/The site runs at|This instance delivers/.test(output())) resolve()
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals) {
  const started = performance.now()
  const result = (code: number | null) => ({ code, ms: performance.now() - started })
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(result(child.exitCode))
  }
  return new Promise<{ code: number | null; ms: number }>((resolve) => {
    child.once('exit', (code) => resolve(result(code)))
    child.kill(signal)
  })
}
