import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  ['paragraphs stand apart', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
  [
    'points begin with a dash',
    '<p>Three:</p><ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    'Three:\n\n- a\n- b',
  ],
  ['links and stress are their words', '<p><a href="/x">Ask</a> <em>us</em></p>', 'Ask us'],
  ['signs are themselves again', '<p>R&amp;D &lt;3 &amp;lt; &quot;x&quot;</p>', 'R&D <3 &lt; "x"'],
])('%s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
