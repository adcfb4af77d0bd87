import { expect, test } from 'vitest'
import { codeLanguages, highlightedCode } from './highlighted-code.server.ts'

test('Words of code carry what they are', () => {
  expect(highlightedCode("const size = 'small' // for now", 'js')).toBe(
    '<span data-code="keyword">const</span> size = ' +
      '<span data-code="string">&#x27;small&#x27;</span> ' +
      '<span data-code="comment">// for now</span>',
  )
})

test.each([undefined, ...codeLanguages])('In %s no sign of the code becomes markup', (language) => {
  const html = highlightedCode('if a < b && b > a then <script> end', language)
  expect(html).not.toContain('<script')
  expect(html.replace(/<\/?span[^>]*>/g, '')).toMatch(/^if a &lt; b &amp;&amp; b (>|&gt;) a/)
})

test.each(codeLanguages)(
  'Code in %s has no classes, which only a style sheet elsewhere knows',
  (language) => {
    expect(highlightedCode('const f = (x) => <b class="c">{`${x}`}</b>', language)).not.toMatch(
      /<span class/,
    )
  },
)
