import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, freePort, listening } from './site-under-test.ts'

export type DevServer = { url: string; stop: () => Promise<void> }

/** Starts the server of `npm run dev` on a free port with data of its own. */
export async function startDevServer(): Promise<DevServer> {
  const data = mkdtempSync(join(tmpdir(), 'dev-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SITE_URL: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await end(child, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
