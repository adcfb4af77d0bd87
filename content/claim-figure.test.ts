import { expect, test } from 'vitest'
import { claimFigure } from './claim-figure.ts'
import { claims } from './company.ts'

test.each([
  ['average-feedback', 'en', '4.8', ''],
  ['average-feedback', 'de', '4,8', ''],
  ['success-cases', 'de', '30', '+'],
  ['project-lifetime', 'de', '3–7', ''],
  ['turnover', 'en', '4.4', '%'],
  ['turnover', 'de', '4,4', '\u00a0%'],
  ['turnover', 'ar', '4.4', '\u200e%\u200e'],
] as const)('%s in %s is %s and %s', (id, locale, figure, mark) => {
  expect(claimFigure(claims[id], locale)).toEqual({ figure, mark, text: figure + mark })
})
