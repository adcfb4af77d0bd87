import type { Token } from 'marked'
import { pageFile } from '../../content/load-pages.server.ts'
import { withoutPlate } from '../../content/entry-plate.ts'
import { readTitled } from '../../content/markdown.ts'
import type { Locale } from '../../locales/locales.ts'
import type { OwnText } from './page.ts'

/** Title and body of a page's own text as programs read it: without the words of its drawing, which say the same again. */
export function readOwnText(
  { folder, slug }: OwnText,
  locale: Locale,
): { title: string; body: Token[] } {
  const [file, text] = pageFile(folder, slug, locale)
  const { title, body } = readTitled(file, text, locale)
  return { title, body: withoutPlate(body) }
}
