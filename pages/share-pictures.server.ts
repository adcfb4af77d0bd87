import { readFileSync } from 'node:fs'
import type { SharePage, SharePictureFile, SharePictures } from '../components/share/share-page.ts'
import { translator } from '../locales/translator.server.ts'
import { type Page, indexedPages } from './registry/page.ts'
import { liveLocales } from '../locales/locales.ts'
import { pages } from './registry/pages.ts'
import { pathInBuild } from '../content/build-folder.server.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'

/** Every page that search engines may list, in every live language, with what its share picture says. */
export function sharePages(): SharePage[] {
  return liveLocales.flatMap((locale) => indexedPages(pages(locale)).map(sharePage))
}

function sharePage({ kind, locale, path, englishPath, head, share = {} }: Page): SharePage {
  const text = translator(locale, ['share'])
  const { title = head.title, topic, drawing } = share
  const eyebrow = text(`share.kind.${kind as Exclude<typeof kind, 'system'>}`)
  return {
    path,
    seed: englishPath,
    kind,
    title,
    eyebrow: topic ? text('share.topic', { kind: eyebrow, topic }) : eyebrow,
    drawing,
  }
}

/** In development there are none. */
const pictures = memoizeReader((): SharePictures => {
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
