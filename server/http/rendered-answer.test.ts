import { expect, test } from 'vitest'
import { renderedAnswer } from './rendered-answer.ts'

const page = `<html><head><title>Finder</title><meta charset="UTF-8" />
<script type="module" async="" src="/early/early.d4.js" data-hydrate-on="interaction"></script></head>
<body>Words<script id="vike_pageContext" type="application/json">{"a":1}</script>
<script src="/assets/entries/entry-client-routing.a1.js" type="module" async></script></body></html>`

test('a page rendered on request holds what React needs, its character set first and its scripts hashed', () => {
  const html = renderedAnswer(page, { '/early/early.d4.js': 'sha256-D' })
  expect(html).toMatch(/<head><meta charset="UTF-8" \/>/)
  expect(html).toMatch(/early\.d4\.js"[^>]* data-hydration=""[^>]* integrity="sha256-D"/)
  const [, held = ''] = /<script id="hydration" type="application\/json">(.*?)<\/script>/.exec(
    html,
  )!
  expect(JSON.parse(held)).toEqual({
    entry: '/assets/entries/entry-client-routing.a1.js',
    modules: [{ href: '/assets/entries/entry-client-routing.a1.js' }],
  })
  expect(html).toContain('{"a":1}')
})
