import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtHashesFile } from '../crawlers/announce-changes.ts'
import { compress } from './compress.ts'
import { finishPages } from './finish-pages.ts'
import { inputHash } from './input-hash.ts'
import { pageHashes } from './page-hashes.ts'
import { crawlerModule, writeCrawlerFiles } from './write-crawler-files.ts'
import { outFolder } from './out-folder.ts'

/**
 * Last step of the build: the page for a fault, the report on the words, the files for crawlers, what pages
 * say, compressed neighbours for the static files, then the mark of freshness.
 */
const root = process.cwd()
const out = join(root, outFolder(process.env))

// Otherwise Vike takes the finished build for one under development.
process.env.NODE_ENV = 'production'
// Vite puts these constants into what it builds; here they have to be there before the locales are read.
Object.assign(globalThis, {
  __PSEUDO_LOCALES__: process.env.PSEUDO_LOCALES === '1',
  __L10N_PREVIEW__: process.env.SITE_PREVIEW === '1',
})
const { writeFailurePages } = await import('./write-failure-pages.ts')
const { writeWordsReport } = await import('./write-words-report.ts')
const pages = await finishPages(out)
await writeFailurePages(out)
writeWordsReport(root, out)
const now = new Date()
const files = await writeCrawlerFiles(out, now)
const hashes = pageHashes(join(out, 'client'), (await crawlerModule(out)).builtAddresses(now))
writeFileSync(join(out, builtHashesFile), `${JSON.stringify(hashes)}\n`)
const count = await compress(join(out, 'client'))
writeFileSync(join(out, 'inputs.json'), `${JSON.stringify({ hash: inputHash(root) })}\n`)
console.info(`Pre-rendered ${pages} pages`)
console.info(`Wrote ${files} files for crawlers`)
console.info(`Compressed ${count} files in ${out}`)
