import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { locales } from '../../locales/locales.ts'
import { compiledCatalogs } from '../../locales/tools/compiled-catalogs.ts'
import type { SearchFile } from './search-document.ts'

const folder = new URL('documents/', import.meta.url)

/**
 * Writes what the search of each language knows as `documents/<locale>.json`, read by the server and,
 * as an asset, by the browser. Pages and content are loaded through Vite, as in the build.
 * @returns for each language the number of documents
 */
export async function writeDocuments(): Promise<Record<string, number>> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [compiledCatalogs()],
    define: { __PSEUDO_LOCALES__: 'false', __SITE_URL__: '""' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  try {
    const { searchFile } = await server.ssrLoadModule('/pages/search/search-file.server.ts')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const live = locales.filter(({ state }) => state === 'live')
    const files = live.map(({ code }): [string, SearchFile] => [code, searchFile(code)])
    for (const [code, file] of files) {
      writeFileSync(new URL(`${code}.json`, folder), `${JSON.stringify(file)}\n`)
    }
    return Object.fromEntries(files.map(([code, { documents }]) => [code, documents.length]))
  } finally {
    await server.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.info(await writeDocuments())
