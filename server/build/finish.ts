import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtHashesFile } from '../crawlers/announce-changes.ts'
import { compress } from './compress.ts'
import { finishPages } from './finish-pages.ts'
import { inputHash } from './input-hash.ts'
import { pageHashes } from './page-hashes.ts'
import { renderPages } from './render-pages.ts'
import type { Step } from './step.ts'
import { crawlerModule, writeCrawlerFiles } from './write-crawler-files.ts'
import { writeWordsReport } from './write-words-report.ts'

/**
 * Makes the files of a site from its code: the pages, the report on the words, the files for crawlers, what
 * pages say, compressed neighbours for the static files, then the mark of freshness.
 * @param root folder of the project
 * @param out folder of the built code
 */
export async function finish(root: string, out: string, step: Step): Promise<void> {
  const client = join(out, 'client')
  const now = new Date()
  const { builtAddresses, builtPaths } = await crawlerModule(out)
  const pages = await step('pages', () => renderPages(out, builtPaths()))
  await step('last touches', () => finishPages(client))
  await step('report on words', () => writeWordsReport(root, out))
  const files = await step('files for crawlers', async () => {
    const hashes = pageHashes(client, builtAddresses(now))
    writeFileSync(join(out, builtHashesFile), `${JSON.stringify(hashes)}\n`)
    return writeCrawlerFiles(out, now)
  })
  const cache = join(root, '.cache', 'compressed', out.slice(root.length + 1))
  const compressed = await step('compression', () => compress(client, cache))
  writeFileSync(join(out, 'inputs.json'), `${JSON.stringify({ hash: inputHash(root) })}\n`)
  console.info(`Pre-rendered ${pages} pages`)
  console.info(`Wrote ${files} files for crawlers`)
  console.info(`Compressed ${compressed.files} files in ${out}, ${compressed.made} of them anew`)
}
