import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sourceFiles, sourceFolders } from '../../server/build/input-hash.ts'
import { freePort } from './free-port.ts'

/** A copy of the project in which a test may change every source, with the packages of the original. */
export class ScratchProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'scratch-project-'))
  #server: ChildProcess | undefined

  /** @param more files and folders that are wanted beside the sources */
  constructor(more: readonly string[] = []) {
    for (const name of [...sourceFolders, ...sourceFiles, ...more]) {
      cpSync(name, join(this.folder, name), { recursive: true })
    }
    // A folder of its own, since tools keep their caches in there.
    const packages = join(this.folder, 'node_modules')
    mkdirSync(packages)
    for (const name of readdirSync('node_modules').filter(
      (one) => !one.startsWith('.') || one === '.bin',
    )) {
      symlinkSync(resolve('node_modules', name), join(packages, name))
    }
  }

  /** Runs one of the commands for words. */
  words(...args: string[]): { status: number | null; said: string } {
    const command = [join(this.folder, 'node_modules/.bin/tsx'), 'locales/tools/cli.ts', ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.folder,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  /** Codes of the locales of a build with some flags, as `locales/locales.ts` gives them. */
  localesOfBuild(flags: Record<string, boolean>): string[] {
    const code = `Object.assign(globalThis, ${JSON.stringify(flags)})
      const { locales } = await import('./locales/locales.ts')
      console.info(JSON.stringify(locales.map(({ code }) => code)))`
    const command = ['--import', 'tsx', '--input-type=module', '--eval', code]
    const { stdout } = spawnSync(process.execPath, command, { cwd: this.folder, encoding: 'utf8' })
    return JSON.parse(stdout) as string[]
  }

  /** Starts the development server and gives its address. */
  async develop(): Promise<string> {
    const port = await freePort()
    const server = spawn(process.execPath, ['server/dev.mjs'], {
      cwd: this.folder,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(this.folder, '.data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#server = server
    await new Promise<void>((ready, failed) => {
      server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
      server.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('The site runs at')) ready()
      })
    })
    return `http://localhost:${port}`
  }

  /** Ends the server and removes the copy. */
  async remove(): Promise<void> {
    const server = this.#server
    if (server && server.exitCode === null) {
      await new Promise((ended) => {
        server.once('exit', ended)
        server.kill()
      })
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
