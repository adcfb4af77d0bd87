import { loadSiteModule } from '../../locales/tools/load-site-module.ts'
import type { SharePage } from './share-page.ts'
import { writePictures } from './write-pictures.server.ts'

/** Makes the share pictures of all pages in all live languages; pages and content are loaded through Vite. */
const pages = await loadSiteModule(
  '/pages/share-pages.server.ts',
  ({ sharePages }: { sharePages: () => SharePage[] }) => sharePages(),
)
const start = performance.now()
const { made } = await writePictures(pages, {
  folder: new URL('../../public/share/', import.meta.url),
  manifest: new URL('pictures.json', import.meta.url),
  cache: new URL('../../.cache/share-pictures/', import.meta.url),
})
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.info(`${pages.length} share pictures, ${made} of them made anew, in ${seconds} s`)
