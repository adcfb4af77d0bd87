import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.ts'
import { finishPages } from './finish-pages.ts'
import { inputHash } from './input-hash.ts'

/**
 * Last step of the build: the page for a fault, the report on the words, compressed neighbours for the
 * static files, then the mark of freshness.
 */
const root = process.cwd()
const out = join(root, process.env.PSEUDO_LOCALES === '1' ? 'dist-test' : 'dist')

// Otherwise Vike takes the finished build for one under development.
process.env.NODE_ENV = 'production'
// Vite puts these constants into what it builds; here they have to be there before the locales are read.
Object.assign(globalThis, {
  __PSEUDO_LOCALES__: process.env.PSEUDO_LOCALES === '1',
  __L10N_PREVIEW__: process.env.SITE_PREVIEW === '1',
})
const { writeFailurePages } = await import('./write-failure-pages.ts')
const { writeWordsReport } = await import('./write-words-report.ts')
await writeFailurePages(out)
const pages = finishPages(join(out, 'client'))
writeWordsReport(root, out)
const count = await compress(join(out, 'client'))
writeFileSync(join(out, 'inputs.json'), `${JSON.stringify({ hash: inputHash(root) })}\n`)
console.info(`Pre-rendered ${pages} pages`)
console.info(`Compressed ${count} files in ${out}`)
