import { readFileSync } from 'node:fs'
import { fontStyles } from '../../theme/fonts/font-styles.ts'

const theme = new URL('../../theme/', import.meta.url)

/** The style of a review's film, with the site's own fonts inside, so that a film needs no other file. */
export function filmStyle(): string {
  const fonts = fontStyles().replace(
    /url\('(\.\/fonts\/[^']+)'\)/g,
    (_, file: string) =>
      `url(data:font/woff2;base64,${readFileSync(new URL(file, theme), 'base64')})`,
  )
  return fonts + readFileSync(new URL('review-film.css', import.meta.url), 'utf8')
}
