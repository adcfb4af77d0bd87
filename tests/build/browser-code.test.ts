import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../server/file-paths.ts'
import { serverWordsInBundle } from '../faults/bundle.ts'
import { previewIn } from '../support/words-of-preview.ts'

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

test('the production build has neither the attributes nor the overlay of the preview', () => {
  expect(previewIn('dist')).toEqual([])
})

test('the same search finds the preview where it is', () => {
  const found = [...previewIn('components/l10n-preview'), ...previewIn('locales/en')]
  expect(found).toContain('find-messages.ts: data-l10n')
  expect(found).toContain('id-marks.ts: \\u{e0001}')
  expect(found).toContain('l10n-preview.json: Messages on this page')
})
