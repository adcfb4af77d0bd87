import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { posts } from '../../content/load.server.ts'
import { watchStore } from '../../server/api/health.ts'
import type { AppDeps } from '../../server/app-deps.ts'
import { createApp } from '../../server/app.ts'
import type { PageState } from '../../server/contract/page-state.ts'
import { siteHeaders } from '../../server/http/site-headers.ts'
import { createMetrics } from '../../server/metrics.ts'
import { createStore } from '../../server/requests/create-store.ts'
import type { Database } from '../../server/requests/database.ts'
import { migrate } from '../../server/requests/open-database.server.ts'
import { SqliteDatabase, openSqlite, sqliteFile } from '../../server/requests/open-sqlite.server.ts'
import { readSettings } from '../../server/settings/settings.ts'

export type AppUnderTest = Awaited<ReturnType<typeof startApp>>

/**
 * The app on a free port with a store of its own and a renderer that shows what it was given.
 * @param change parts that differ from the usual ones
 * @param env settings that differ from the usual ones
 * @param given an open database; without it a SQLite file of its own
 */
export async function startApp(
  change: Partial<AppDeps> = {},
  env: NodeJS.ProcessEnv = {},
  given?: Database,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'app-'))
  const settings = readSettings({ DATA_DIR: dataDir, SITE_SECRET: 's'.repeat(32), ...env }, [])
  const database = given ?? openSqlite(dataDir, change.now ?? Date.now)
  await migrate(database)
  const store = createStore(database, ['mail'])
  const rendered: { url: string; state: PageState }[] = []
  const lines: string[] = []
  const log = pino(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const health = watchStore(store, log)
  let woken = 0
  const app = createApp({
    settings,
    store,
    deliveryLoop: { wake: () => (woken += 1) },
    health,
    removeOrphanedMails: async () => undefined,
    senderLimits: { take: async () => undefined },
    metrics: createMetrics(),
    freeDevelopers: async () => ({ total: 3000, free: 214 }),
    posts,
    render: async (url, state = {}) => {
      rendered.push({ url, state })
      const status = url.includes('/missing') ? 404 : 200
      return { status, headers: [], body: `<h1>${url.split('?')[0]}</h1>` }
    },
    log,
    now: Date.now,
    readiness: { draining: false },
    headers: siteHeaders(settings.siteUrl, settings.crawlers.unlisted),
    failurePage: (pathname, kind) => `<h1>${kind === 'failure' ? 'broken' : kind} ${pathname}</h1>`,
    ...change,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** Every route of the app. */
    router: app.router,
    settings,
    store,
    database,
    /** What the renderer was asked for, oldest first. */
    rendered,
    /** What was logged, one text. */
    logged: () => lines.join(''),
    /** How often the delivery loop was told to look. */
    woken: () => woken,
    rows: <Row>(sql: string): Row[] => {
      const file = new SqliteDatabase(join(dataDir, sqliteFile), { readonly: true })
      const found = file.prepare<[], Row>(sql).all()
      file.close()
      return found
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (path: string, fields: Record<string, string> | string, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    get: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { redirect: 'manual', ...init }),
    stop: async () => {
      health.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await store.close().catch(() => undefined)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A request without errors; its words are in several scripts. */
export const someRequest = {
  name: "Marta O'Neil 李",
  phone: '+41 44 586 20 11',
  email: 'marta@keller.example',
  company: 'Keller 🚢 AG',
  requestDetails: 'Move a viewer\nto the web. שלום',
  pathname: '/contact-us',
  industry: '',
  goal: '',
  final: '',
  service: '',
}
