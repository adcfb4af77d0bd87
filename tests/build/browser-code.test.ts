import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { join } from 'node:path'
import { filesBelow } from '../../server/file-paths.ts'
import { serverWordsInBundle } from '../faults/built-code.ts'
import { islandWeights } from '../support/page-weight.ts'

// Read as a file: an import of messages would give compiled ones.
const words: Record<string, { defaultMessage: string }> = JSON.parse(
  readFileSync('locales/en/l10n-preview.json', 'utf8'),
)

/**
 * What tells the preview for translators: its attributes, what islands ask it, the address of its notes, its own
 * words.
 */
const signs = [
  'data-l10n',
  'pageSettled',
  'l10n-preview/',
  '\\u{e0001}',
  '\u{E0001}',
  words['l10n-preview.title']!.defaultMessage,
  words['l10n-preview.mode.en']!.defaultMessage,
]

/** Signs of the preview in the text files of a folder: `file: sign`. */
function previewIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|mjs|css|json|tsx?)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return signs
        .filter((sign) => text.includes(sign) || text.toLowerCase().includes(sign))
        .map((sign) => `${name}: ${sign}`)
    })
}

test('fault 40: what browsers load holds none of the server’s lists, drivers or secrets', () => {
  const { scripts, found } = serverWordsInBundle()
  expect(scripts).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('browsers get addresses of routes without what only the server asks of them', () => {
  const scripts = filesBelow('dist/client').filter((file) => file.endsWith('.js'))
  const found = scripts.filter((file) =>
    /\bsections:\[/.test(readFileSync(`dist/client/${file}`, 'utf8')),
  )
  expect(found).toEqual([])
})

/** Bytes as they travel: some hundred of its own, and valibot where it reads an answer. */
const mostOfBehaviour = 2_500

test('a behaviour is a small script, which brings neither React nor the code of forms', () => {
  const behaviours = islandWeights().filter(({ part }) => part.includes('.behaviour.'))
  expect(behaviours.length).toBeGreaterThan(8)
  expect(behaviours.filter((part) => part['own B'] > mostOfBehaviour)).toEqual([])
})

test('the production build has neither the attributes nor the overlay of the preview', () => {
  expect(previewIn('dist')).toEqual([])
})

test('the same search finds the preview where it is', () => {
  const found = [...previewIn('components/l10n-preview'), ...previewIn('locales/en')]
  expect(found).toContain('find-messages.ts: data-l10n')
  expect(found).toContain('id-marks.ts: \\u{e0001}')
  expect(found).toContain('l10n-preview.json: Messages on this page')
})
