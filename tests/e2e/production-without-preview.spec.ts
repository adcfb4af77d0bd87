import { expect, test } from '@playwright/test'
import { previewIn } from '../support/words-of-preview.ts'

test('the production build has neither the attributes nor the overlay of the preview', () => {
  expect(previewIn('dist')).toEqual([])
})

test('the same search finds the preview where it is', () => {
  const found = [...previewIn('components/l10n-preview'), ...previewIn('locales/en')]
  expect(found).toContain('find-messages.ts: data-l10n')
  expect(found).toContain('id-marks.ts: \\u{e0001}')
  expect(found).toContain('l10n-preview.json: Messages on this page')
})
