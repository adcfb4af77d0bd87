import { readFileSync } from 'node:fs'
import type { SharePictureFile, SharePictures } from '../components/share/share-page.ts'
import { pathInBuild } from '../content/content-folder.server.ts'
import { memoize } from '../content/memoize.ts'

/** In development there are none. */
const pictures = memoize((): SharePictures => {
  const file = pathInBuild('share-pictures.json')
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as SharePictures) : {}
})

/**
 * The picture of a page in previews of links.
 * @param path address of the page with the locale's prefix, such as `/de/services`
 * @returns undefined for a page that search engines must not list, and in development
 */
export function sharePicture(path: string): SharePictureFile | undefined {
  return pictures()[path]
}
