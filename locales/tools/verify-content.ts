import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Finding } from './finding.ts'
import { typedClaim } from './typed-claim.ts'

/**
 * Claims of the company that are typed in the Markdown of `content` (rulings 21).
 * @param root folder of the project; the locale of a text is its file name
 */
export function verifyContent(root: string): Finding[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)[a-z]{2,3}(-\w+)*\.md$/.test(path))
    .sort()
    .flatMap((path) => {
      const file = join('content', path)
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((text, at) => {
        const typed = typedClaim(basename(path, '.md'), text)
        const place = { file, line: at + 1, id: '(content)' }
        const advice = 'say it without the figure, or let a section show the claim'
        return typed ? [{ place, found: `the claim “${typed}” is typed`, advice }] : []
      })
    })
}
