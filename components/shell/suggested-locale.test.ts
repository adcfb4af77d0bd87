import { expect, test } from 'vitest'
import { suggestedLocale } from './suggested-locale.ts'

test.each([
  [['de-AT', 'en'], 'en', ['de'], 'de'],
  [['en-GB', 'de'], 'en', ['de'], undefined],
  [['fr', 'de', 'en'], 'en', ['de'], 'de'],
  [['fr', 'en', 'de'], 'en', ['de'], undefined],
  [['en'], 'de', ['en'], 'en'],
  [['zh-TW'], 'en', ['zh', 'zh-Hant'], 'zh-Hant'],
  [['fr'], 'en', ['de'], undefined],
  [['not a tag', 'de'], 'en', ['de'], 'de'],
  [[], 'en', ['de'], undefined],
  [['de'], 'en', [], undefined],
])('%j on a page in %s that is also there in %j: %s', (wanted, shown, offered, suggested) => {
  expect(suggestedLocale(wanted, shown, offered)).toBe(suggested)
})
