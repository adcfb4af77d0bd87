import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../server/file-paths.ts'

/** No captions: code, the number of a request that is copied by hand, and a unit that grows with its figure. */
const others = [
  'sections/CompanyNumbers/CompanyNumbers.module.css .mark',
  'sections/Receipt/Receipt.module.css .number',
  'ui/Prose.module.css .prose code',
]

/** Rules that set mono in another size than that of captions. */
function largeMono(): string[] {
  return filesBelow('components')
    .filter((file) => file.endsWith('.module.css') && !file.startsWith('l10n-preview'))
    .flatMap((file) => {
      const found: string[] = []
      parse(readFileSync(join('components', file), 'utf8')).walkDecls(
        'font',
        ({ value, parent }) => {
          const selector = parent && 'selector' in parent ? String(parent.selector) : ''
          // Lettering of a drawing is measured as it is shown.
          const isLettering = /\btext$/.test(selector)
          if (!value.includes('--f-mono') || value.includes('var(--fs-cap)') || isLettering) return
          found.push(`${file} ${selector}`)
        },
      )
      return found
    })
}

test('mono is for captions and of their size', () => {
  expect(largeMono().toSorted()).toEqual(others)
})
