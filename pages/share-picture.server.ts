import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SharePictureFile, SharePictures } from '../components/share/share-page.ts'
import { memoize } from '../content/memoize.ts'

/** Beside the folder of the built code, which has folders of its own; in development there is none. */
const paths = ['../share-pictures.json', '../../share-pictures.json']

const pictures = memoize((): SharePictures => {
  const file = paths
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
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
