import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ViteDevServer, createServer } from 'vite'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { compileCatalog, compiledCatalogs } from './catalogs.ts'

describe('compileCatalog', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))

  test('descriptions and other fields for translators do not reach the pages', () => {
    const entry = { defaultMessage: 'Hello', description: 'Greeting.', max: 9, required: true }
    expect(compileCatalog('home.json', JSON.stringify({ 'home.a': entry }))).toEqual({
      'home.a': [{ type: 0, value: 'Hello' }],
    })
  })

  test('an invalid message stops the build with file, id and fault', () => {
    const text = JSON.stringify({ 'home.a': { defaultMessage: 'Hello {name' } })
    expect(() => compileCatalog('locales/en/home.json', text)).toThrow(
      /locales\/en\/home\.json.* home\.a: no valid ICU message/,
    )
  })

  describe('the compiler of formatjs gives the same trees', () => {
    const folder = `${root}locales/en`
    const formatjs = `${root}node_modules/.bin/formatjs`
    let theirs: Record<string, unknown>

    beforeAll(() => {
      const args = ['compile', `${folder}/*.json`, '--ast']
      const compiled = execFileSync(formatjs, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
      theirs = JSON.parse(compiled) as Record<string, unknown>
    })

    test.each(readdirSync(folder))('for %s', (name) => {
      const ours = compileCatalog(name, readFileSync(`${folder}/${name}`, 'utf8'))
      const ids = Object.keys(ours)
      expect(ids.length).toBeGreaterThan(0)
      expect(ours).toEqual(Object.fromEntries(ids.map((id) => [id, theirs[id]])))
    })

    test('and for no message more', () => {
      const ours = readdirSync(folder).flatMap((name) =>
        Object.keys(compileCatalog(name, readFileSync(`${folder}/${name}`, 'utf8'))),
      )
      expect(Object.keys(theirs).sort()).toEqual(ours.sort())
    })
  })
})

describe('the plugin', () => {
  // Starts Vite, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

  let root: string
  let server: ViteDevServer

  beforeEach(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'compiled-')))
    mkdirSync(join(root, 'locales/en'), { recursive: true })
    write('locales/en/home.json', 'Hello')
    const glob = `export const all = import.meta.glob('./*/*.json', { eager: true, import: 'default' })`
    writeFileSync(join(root, 'locales/all.js'), glob)
    server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [compiledCatalogs()],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
  })

  afterEach(async () => {
    await server.close()
    rmSync(root, { recursive: true, force: true })
  })

  function write(file: string, defaultMessage: string): void {
    const entry = { defaultMessage, description: 'Greeting at the top of the first page.' }
    writeFileSync(join(root, file), JSON.stringify({ 'home.a': entry }))
  }

  async function shown(): Promise<unknown> {
    const { all } = await server.ssrLoadModule('/locales/all.js')
    return all['./en/home.json']
  }

  test('in development a catalog arrives as syntax trees', async () => {
    expect(await shown()).toEqual({ 'home.a': [{ type: 0, value: 'Hello' }] })
  })

  test('an edited catalog reaches the next page without a restart', async () => {
    await shown()
    write('locales/en/home.json', 'Good evening')
    server.moduleGraph.onFileChange(join(root, 'locales/en/home.json'))
    expect(await shown()).toEqual({ 'home.a': [{ type: 0, value: 'Good evening' }] })
  })

  test('an invalid message stops the page and names its file and id', async () => {
    write('locales/en/home.json', 'Hello {name')
    await expect(shown()).rejects.toThrow(/locales\/en\/home\.json.* home\.a: no valid ICU message/)
  })

  test('other JSON files stay as they are', async () => {
    writeFileSync(join(root, 'data.json'), '{"a": {"defaultMessage": "Hello {name"}}')
    const { default: data } = await server.ssrLoadModule('/data.json')
    expect(data).toEqual({ a: { defaultMessage: 'Hello {name' } })
  })
})
