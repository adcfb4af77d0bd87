import './build-constants.ts'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { pathToFileURL } from 'node:url'
import { builtHashesFile, pageHashes } from '../crawlers/announce-changes.ts'
import { cacheFolder, openCache, type Cache } from './cache.ts'
import { compress } from './compress.ts'
import { deleteLeftOvers, filesOfCode, recordBuild } from './built-code.ts'
import { buildFlags, outFolder } from './build-env.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'
import type { SharePages } from '../contract/site-outputs.ts'
import { copyContent, writeJson, loadSiteOutputs, writeSiteFiles } from './site-files.ts'
import { hashOfFiles } from './input-hash.ts'
import { errorFiles, pageFile, pseudoPaths, renderPages } from './render-pages.ts'
import { filesAt, runIfChanged } from './run-if-changed.ts'

/**
 * Last step of `npm run build`, which makes the files of the site from its code: a copy of the content, what the
 * search knows, the share pictures, the pages, the report on the words, the files for crawlers, what pages say,
 * compressed neighbours for the static files, then the record that it is finished.
 */
const root = process.cwd()
const folder = outFolder(process.env)
const out = join(root, folder)
const cache = openCache(cacheFolder(root))
const client = join(out, 'client')

// V8 lets a heap double before it clears it up, which on a large site was half of all memory.
setFlagsFromString('--heap-growing-percent=30')

const { pseudo: forTests } = buildFlags(process.env)

const { step, figures } = stopwatch()
const now = new Date()
await step('content', () => copyContent(root, out))
const site = await loadSiteOutputs(out)
const forSearch = await step('search', () => writeSiteFiles(client, site.searchFiles()))
/** Nobody shares a page of the test build. */
const forSharing = forTests ? [] : await step('share pictures', sharePictures)
/** The test build is there for its pseudo-locales: the other pages stand in the production build. */
const pages = (forTests ? pseudoPaths(site.pagePaths()) : site.pagePaths()).map(pageFile)
if (pages.length === 0) throw new Error('The build has no page to render')
const files = [...pages, ...errorFiles()]
const code = filesOfCode(cache, root, folder)
await step('pages', () => renderPages(out, files, code, cacheFolder(root)))
await step('report on words', writeTranslationReport)
const forCrawlers = await step('files for crawlers', () =>
  writeSiteFiles(client, site.crawlerFiles(now)),
)
if (!forTests) {
  await step('what pages say', () => {
    const hashes = pageHashes(client, site.indexableUrls(now))
    writeJson(join(out, builtHashesFile), hashes)
  })
}
deleteLeftOvers(
  client,
  new Set([...code, ...forSearch, ...forSharing, ...files.map(({ file }) => file), ...forCrawlers]),
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

type SharePictureWriter = {
  writeSharePictures: (
    pages: SharePages,
    to: { folder: URL; manifest: URL; keep: Cache['get']; inputsHash: string },
  ) => Promise<{ pages: number; made: number }>
}

/**
 * Lays the share pictures of the build beside its pages, and their list beside its code, which puts them into the heads.
 * @returns their paths from the folder of the pages
 */
async function sharePictures(): Promise<string[]> {
  const pictures = join(folder, 'client', 'share')
  const list = join(folder, 'share-pictures.json')
  const mayShape = (path: string) => /^(components|content|locales|pages)\b/.test(path)
  const inputs = ['share', folder, hashOfFiles(root, mayShape)]
  await runIfChanged(cache, root, { inputs, writes: [pictures, list] }, async () => {
    const file = join(root, 'components/share/write-share-pictures.server.ts')
    const { writeSharePictures } = (await import(pathToFileURL(file).href)) as SharePictureWriter
    const { pages: all, made } = await writeSharePictures(site.sharePages(), {
      folder: pathToFileURL(`${join(root, pictures)}/`),
      manifest: pathToFileURL(join(root, list)),
      keep: cache.get,
      inputsHash: hashOfFiles(root, (path) => mayShape(path) && !path.endsWith('.md')),
    })
    console.info(`${all} share pictures, ${made} of them made anew`)
  })
  return filesAt(client, 'share')
}

/** Writes the report on the words beside the build, where it is not served. */
async function writeTranslationReport(): Promise<void> {
  const { check } = await import('../../locales/tools/check.ts')
  const { readProject } = await import('../../locales/tools/project.ts')
  const { writeReport } = await import('../../locales/tools/report-page.ts')
  const project = readProject(root)
  writeReport(out, check(project).coverages, project.records)
}
