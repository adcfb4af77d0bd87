import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SqliteDatabase } from '../../server/requests/open-sqlite.server.ts'
import { freePort } from './free-port.ts'

/** Folder of a build: the production site, the one with the pseudo-locales, the one for translators. */
export type Build = 'dist' | 'dist-test' | 'dist-preview'

/** A running server of the built site on a free port with data of its own. */
export type Site = {
  url: string
  /** Kills the process at once, without any clean-up of its own. */
  kill: () => Promise<void>
  /** Starts the server again on the same port with the same data. */
  restart: () => Promise<void>
  /** Ends the process and removes its data. */
  stop: () => Promise<void>
  /** Stored requests, oldest first. */
  requests: () => StoredRequest[]
  /** Payloads of the stored requests of one sender. */
  requestsOf: (email: string) => Record<string, string>[]
  /** States of the subscribers with one address. */
  subscribers: (email: string) => string[]
  /** What the sign-ups with one address carried. */
  signUps: (email: string) => Record<string, string>[]
  /** Ids of the subscribers with one address. */
  subscriberIds: (email: string) => string[]
  /** How often buttons were pressed. */
  presses: () => { block_title: string; topic: string; presses: number }[]
  /** Key of the server's signed links. */
  secret: () => string
  /** Lets what a killed process was sending count as given up, which takes a minute otherwise. */
  endLeases: () => void
  /** Texts of the written mails, oldest first. */
  mails: () => string[]
}

type StoredRequest = { id: string; kind: string; state: string; payload: string }

/**
 * Starts `node <build>/server/main.mjs` and waits until it says that it listens.
 * @param build folder of a build, or of a copy of one within the project
 */
export async function startSite(build: Build | `.cache/${string}`): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'site-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(build, 'server', 'main.mjs')], {
      env: {
        ...process.env,
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: data,
        // As `npm start` runs it; the fault tests set production.
        NODE_ENV: undefined,
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await listening(child)
    return child
  }

  return {
    url,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await start()
    },
    stop: async () => {
      await end(server, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
    requests: () => storedRequests(data),
    requestsOf: (email) =>
      storedRequests(data)
        .map(({ payload }) => JSON.parse(payload) as Record<string, string>)
        .filter((payload) => payload.email === email),
    subscribers: (email) =>
      query<{ state: string }>(data, 'select state from subscriber where email = ?', email).map(
        ({ state }) => state,
      ),
    signUps: (email) =>
      query(data, 'select email, pathname from subscriber where email = ?', email),
    subscriberIds: (email) =>
      query<{ id: string }>(data, 'select id from subscriber where email = ?', email).map(
        ({ id }) => id,
      ),
    presses: () => query(data, 'select block_title, topic, presses from click'),
    secret: () => readFileSync(join(data, 'site-secret'), 'utf8').trim(),
    endLeases: () => {
      const database = new SqliteDatabase(join(data, 'requests.sqlite'))
      database.exec('update outbox set lease_until = 0 where lease_until is not null')
      database.close()
    },
    mails: () => readMails(join(data, 'mail')),
  }
}

/** Resolves when the server prints that it runs. */
export function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('The site runs at')) resolve()
    })
  })
}

export function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function storedRequests(data: string): StoredRequest[] {
  return query(data, 'select id, kind, state, payload from request order by created_at, id')
}

function query<Row>(data: string, sql: string, ...values: string[]): Row[] {
  const database = new SqliteDatabase(join(data, 'requests.sqlite'), { readonly: true })
  try {
    return database.prepare<string[], Row>(sql).all(...values)
  } finally {
    database.close()
  }
}

function readMails(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a server of the production build. */
    siteUrl: string
  }
}

/** One server of the built site for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite('dist')
  project.provide('siteUrl', site.url)
  return site.stop
}
