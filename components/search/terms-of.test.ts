import { expect, test } from 'vitest'
import { termsOf } from './terms-of.ts'

test.each([
  ['Node.js, C++ and C#', ['nodejs', 'node', 'js', 'c++', 'and', 'c#']],
  ['.NET on-call', ['net', 'oncall', 'on', 'call']],
  ['the client’s e-mail', ['the', 'clients', 'email', 'e', 'mail']],
  ['Zürich, Łódź, İstanbul', ['zurich', 'łodz', 'istanbul']],
  ['Київ 東京', ['киів', '東京']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ['-- ++ ##', []],
])('“%s” is found by %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('a decomposed letter is the same as a composed one', () => {
  expect(termsOf('Mu\u0308nchen')).toEqual(termsOf('M\u00fcnchen'))
})
