import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charsetFirst } from '../http/charset-first.ts'
import { deferHydration, markHydration } from '../http/defer-hydration.ts'
import { scriptHashes, withIntegrity } from '../http/integrity.ts'
import { renderedAnswer } from '../http/rendered-answer.ts'
import { pagePath, styleHashesFile, type StyleHashes } from '../http/style-hashes.ts'
import { buildCache } from './build-cache.ts'
import { firstViewStyles } from './first-view-style.ts'
import { styledPage } from './styled-page.ts'

const pageData = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s

/**
 * Finishes every pre-rendered page: its character set first, the rules of its first view within it, what React needs
 * in a file of its own, and the hashes of its scripts.
 * @param out folder of a build whose pages are rendered
 * @param cacheFolder what earlier builds chose for first views
 */
export async function finishPages(out: string, cacheFolder: string): Promise<void> {
  const folder = join(out, 'client')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  const sheet = names.find((name) => /^assets.static.style\.[^.]+\.css$/.test(name))
  if (!sheet) throw new Error(`${folder} has no style sheet: run npm run build`)
  const hashes = scriptHashes(folder)
  const cache = buildCache(cacheFolder)
  const styleOf = firstViewStyles(readFileSync(join(folder, sheet), 'utf8'), cache)
  const styleHashes: StyleHashes = {}
  mkdirSync(join(folder, 'assets', 'hydration'), { recursive: true })
  for (const name of pages) {
    const file = join(folder, name)
    const rendered = readFileSync(file, 'utf8')
    if (!name.endsWith('index.html')) {
      // A page for a fault is sent as an answer to any address, without a file of its own.
      writeFileSync(file, renderedAnswer(rendered, hashes))
      continue
    }
    const deferred = deferHydration(charsetFirst(rendered), hashes)
    const [data, context] = pageData.exec(deferred.html) ?? []
    const address = writeHashed(folder, JSON.stringify({ ...deferred.hydration, context }))
    const page = markHydration(data ? deferred.html.replace(data, '') : deferred.html, address)
    const { html, hash } = await styledPage(page, styleOf)
    if (hash) styleHashes[pagePath(name)] = hash
    writeFileSync(file, withIntegrity(html, hashes))
  }
  cache.prune()
  writeFileSync(join(out, styleHashesFile), `${JSON.stringify(styleHashes)}\n`)
}

/** @returns address of the file */
function writeHashed(folder: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const address = `/assets/hydration/${hash}.json`
  writeFileSync(join(folder, address), content)
  return address
}
