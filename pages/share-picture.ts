import type { SharePictureFile, SharePictures } from '../components/share/share-page.ts'

/** Written by the build; in development there may be none. */
const lists = import.meta.glob<SharePictures>('../components/share/pictures.json', {
  eager: true,
  import: 'default',
})
const [pictures = {}] = Object.values(lists)

/**
 * The picture of a page in previews of links.
 * @param path address of the page with the locale's prefix, such as `/de/services`
 * @returns undefined for a page that search engines must not list, and before the first build
 */
export function sharePicture(path: string): SharePictureFile | undefined {
  return pictures[path]
}
