import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Style sheets of the fonts: those of the first view, and those that come when it is painted. */
export const fontStylesheets = ['fonts.css', 'late-fonts.css'] as const

/** All `@font-face` rules of the site; addresses of files begin in `components/theme`. */
export function fontStyles(): string {
  const theme = path.join(import.meta.dirname, '..')
  return fontStylesheets.map((name) => readFileSync(path.join(theme, name), 'utf8')).join('\n')
}
