import type { LoadSiteModule } from '../../locales/tools/site-modules.ts'
import type { KeepFiles } from '../art/workshop/raster-pictures.server.ts'
import type { SharePage } from './share-page.ts'
import { writePictures } from './write-pictures.server.ts'

/** Makes the share pictures of all pages in all live languages; pages and content are loaded through Vite. */
export async function run(load: LoadSiteModule, keep: KeepFiles): Promise<void> {
  const { sharePages } = await load<{ sharePages: () => SharePage[] }>(
    '/pages/share-pages.server.ts',
  )
  const pages = sharePages()
  const { made } = await writePictures(pages, {
    folder: new URL('../../public/share/', import.meta.url),
    manifest: new URL('pictures.json', import.meta.url),
    keep,
  })
  console.info(`${pages.length} share pictures, ${made} of them made anew`)
}
