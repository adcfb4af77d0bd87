import { fileURLToPath } from 'node:url'
import { type LoadSiteModule, withSiteModules } from '../../locales/tools/site-modules.ts'
import type { SharePage } from './share-page.ts'
import { writePictures } from './write-pictures.server.ts'

/** Makes the share pictures of all pages in all live languages; pages and content are loaded through Vite. */
export async function run(load: LoadSiteModule): Promise<void> {
  const { sharePages } = await load<{ sharePages: () => SharePage[] }>(
    '/pages/share-pages.server.ts',
  )
  const pages = sharePages()
  const { made } = await writePictures(pages, {
    folder: new URL('../../public/share/', import.meta.url),
    manifest: new URL('pictures.json', import.meta.url),
    cache: new URL('../../.cache/share-pictures/', import.meta.url),
  })
  console.info(`${pages.length} share pictures, ${made} of them made anew`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await withSiteModules(run)
