import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['pages', 'components', 'server', 'content', 'locales/route-families'] as const

/** All code that may name a message, tests left out, as one text. */
export function sourceCode(root: string): string {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  )
  return paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
}
