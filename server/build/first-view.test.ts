import { expect, test } from 'vitest'
import { endOfFirstView } from './first-view.ts'

test.each([
  [
    'the first section',
    '<header></header><main><nav></nav><section>a</section>',
    '<section>b</section></main>',
  ],
  [
    'the first section with those inside it',
    '<main><section><section>a</section>b</section>',
    '<section>c</section></main>',
  ],
  ['the content of a page without sections', '<main><p>a</p>', '</main><section></section>'],
  ['a section that is never closed', '<main><section><p>a</p>', '</main>'],
])('the first view ends behind %s', (_, first, rest) => {
  expect(endOfFirstView(first + rest)).toBe(first.length)
})

test('a page without content has no first view', () => {
  expect(endOfFirstView('<section>a</section>')).toBeUndefined()
})
