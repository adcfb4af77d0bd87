import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

test.each([
  ['il', 20, 8.89],
  ['MW', 20, 35.54],
  ['Größe', 14, 39.68],
  ['帆船', 14, 28],
  ['Zu\u00ADsammen', 20, textWidth('Zusammen', 20)],
  ['4\u00A0%', 20, textWidth('4 %', 20)],
  ['u\u0308', 20, textWidth('ü', 20)],
  ['\u{1F6A2}', 20, 20],
])('%s at %d px: %d px', (text, size, width) => {
  expect(textWidth(text, size)).toBeCloseTo(width, 2)
})
