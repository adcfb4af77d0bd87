import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A Markdown text of `content`; its locale is the name of the file. */
export type ContentText = { file: string; locale: string; text: string }

/** All texts of `content` in the order of their paths. */
export function contentTexts(root: string): ContentText[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)[a-z]{2,3}(-\w+)*\.md$/.test(path))
    .sort()
    .map((path) => {
      const file = join('content', path)
      return { file, locale: basename(path, '.md'), text: readFileSync(join(root, file), 'utf8') }
    })
}
