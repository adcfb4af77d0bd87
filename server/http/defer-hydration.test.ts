import { expect, test } from 'vitest'
import { deferHydration, markHydration } from './defer-hydration.ts'

const entry = '/assets/entries/entry-client-routing.a1.js'
const page = `<html><head><link rel="stylesheet" type="text/css" href="/assets/static/style.b2.css">
<link rel="stylesheet" type="text/css" href="/assets/static/late-fonts.e5.css">
<noscript><link rel="stylesheet" href="/assets/static/late-fonts.e5.css"/></noscript>
<link rel="modulepreload" href="/assets/chunks/chunk-c3.js" as="script" type="text/javascript">
<link rel="modulepreload" href="${entry}" as="script" type="text/javascript">
<script type="module" async="" src="/early/early.d4.js" data-hydrate-on="idle"></script></head>
<body>Words<script src="${entry}" type="module" async></script></body></html>`

test('a page asks for none of React’s scripts and knows all of them with their hashes', () => {
  const { html, hydration } = deferHydration(page, {
    [entry]: 'sha256-E',
    '/assets/chunks/chunk-c3.js': 'sha256-C',
  })
  expect(html).not.toMatch(/entry-client-routing|modulepreload/)
  expect(html).toContain('style.b2.css')
  expect(html).toContain('early.d4.js')
  expect(html.match(/late-fonts/g)).toHaveLength(1)
  expect(html).toContain('<noscript><link')
  expect(hydration).toEqual({
    entry,
    modules: [
      { href: entry, integrity: 'sha256-E' },
      { href: '/assets/chunks/chunk-c3.js', integrity: 'sha256-C' },
    ],
  })
})

test('a page in which Vike starts React in another way stops the build', () => {
  expect(() => deferHydration('<html></html>', {})).toThrow('has Vike changed its HTML?')
})

test('the early script is told where to find what React needs', () => {
  expect(markHydration(page, '/assets/hydration/1.json')).toContain(
    'src="/early/early.d4.js" data-hydration="/assets/hydration/1.json" data-hydrate-on="idle"',
  )
  expect(markHydration(page)).toContain('data-hydration="" data-hydrate-on="idle"')
})
