import { expect, test } from 'vitest'
import { stylesheetsIn } from './render-pages.ts'

const [fonts, style] = ['assets/static/fonts.a1.css', 'assets/static/style.b2.css'] as const

test('pages take their rules from the sheets of the fonts and of all else', () => {
  const others = ['assets/static/late-fonts.c3.css', 'assets/chunks/style.js', 'art/style.d4.css']
  expect(stylesheetsIn([style, ...others, fonts])).toEqual([fonts, style])
})

test.each([
  ['none', []],
  ['a sheet of other code', [fonts, style, 'assets/static/style.e5.css']],
])('%s stops the build with a sentence', (_, code) => {
  expect(() => stylesheetsIn(code)).toThrow(/style sheets instead of two: run npm run build/)
})
