import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverCommand } from '../faults/instance.ts'
import { freePort } from '../support/free-port.ts'
import { end } from '../support/site-under-test.ts'

/** A server under load. */
export type ServerUnderLoad = {
  url: string
  /** Empties its log, which would fill the disk. */
  emptyLog: () => void
  stop: () => Promise<void>
}

/** Starts the built site as `npm start` does, with data of its own and its log in a file. */
export async function startBuiltServer(): Promise<ServerUnderLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'))
  const log = join(folder, 'log')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { NODE_ENV: 'production', PORT: String(port), SITE_URL: url, DATA_DIR: folder }
  const [command, ...words] = serverCommand
  const output = openSync(log, 'a')
  const child = spawn(command!, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', output, 'inherit'],
  })
  await answers(`${url}/healthz`)
  return {
    url,
    emptyLog: () => truncateSync(log),
    stop: async () => {
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when an address answers; rejects after half a minute. */
export async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await wait(100)
  }
  throw new Error(`${url} does not answer`)
}
