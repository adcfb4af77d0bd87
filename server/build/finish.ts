import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { builtHashesFile } from '../crawlers/announce-changes.ts'
import { cacheFolder, openCache } from './cache.ts'
import { compress } from './compress.ts'
import { copyContent } from './copy-content.ts'
import { deleteLeftOvers, filesOfCode } from './built-code.ts'
import { recordBuild } from './finished-build.ts'
import { writeJson } from './json-file.ts'
import { outFolder } from './out-folder.ts'
import { pageHashes } from './page-hashes.ts'
import { writeSharePictures } from './share-pictures.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'
import { loadSiteFiles, writeSiteFiles } from './site-files.ts'

/**
 * Last step of `npm run build`, which makes the files of the site from its code: what the search knows, the share
 * pictures, the pages, the report on the words, the files for crawlers, what pages say, compressed neighbours for
 * the static files, then the record that it is finished.
 */
const root = process.cwd()
const folder = outFolder(process.env)
const out = join(root, folder)
const cache = openCache(cacheFolder(root))
const client = join(out, 'client')

// V8 lets a heap double before it clears it up, which on a large site was half of all memory.
setFlagsFromString('--heap-growing-percent=30')

const forTests = process.env.PSEUDO_LOCALES === '1'

// Otherwise Vike takes the finished build for one under development.
process.env.NODE_ENV = 'production'
// Vite puts these constants into what it builds; here they have to be there before the locales are read.
Object.assign(globalThis, {
  __PSEUDO_LOCALES__: forTests,
  __L10N_PREVIEW__: process.env.SITE_PREVIEW === '1',
})
const { errorFiles, pageFile, pseudoPaths } = await import('./page-file.ts')
const { renderPages } = await import('./render-pages.ts')
const { writeTranslationReport } = await import('./write-translation-report.ts')

const { step, figures } = stopwatch()
const now = new Date()
await step('content', () => copyContent(root, out))
const site = await loadSiteFiles(out)
const forSearch = await step('search', () => writeSiteFiles(client, site.searchFiles()))
/** Nobody shares a page of the test build. */
const forPreviews = forTests
  ? []
  : await step('share pictures', () => writeSharePictures(cache, root, folder, site.sharePages))
/** The test build is there for its pseudo-locales: the other pages stand in the production build. */
const pages = (forTests ? pseudoPaths(site.builtPaths()) : site.builtPaths()).map(pageFile)
const files = [...pages, ...errorFiles()]
await step('pages', () => renderPages(out, files, cacheFolder(root)))
await step('report on words', () => writeTranslationReport(root, out))
const forCrawlers = await step('files for crawlers', () =>
  writeSiteFiles(client, site.crawlerFiles(now)),
)
if (!forTests) {
  await step('what pages say', () => {
    const hashes = pageHashes(client, site.builtUrls(now))
    writeJson(join(out, builtHashesFile), hashes)
  })
}
deleteLeftOvers(
  client,
  new Set([
    ...filesOfCode(cache, root, folder),
    ...forSearch,
    ...forPreviews,
    ...files.map(({ file }) => file),
    ...forCrawlers,
  ]),
)
if (!forTests) {
  const packed = await step('compression', () => compress(client, cache))
  console.info(`Compressed ${packed.files} files in ${out}, ${packed.made} of them anew`)
}
await step('record', () => recordBuild(cache, root, folder))
cache.prune()
console.info(`Pre-rendered ${pages.length} pages`)
console.info(`Wrote ${forCrawlers.length} files for crawlers`)
console.info(figures().map(figuresLine).join('\n'))
