import { expect, test } from 'vitest'
import { withIntegrity } from './integrity.ts'

const integrity = { '/assets/a.js': 'sha256-AAA=', '/early/b.js': 'sha256-BBB=' }

test.each([
  [
    '<script src="/assets/a.js" type="module" async></script>',
    '<script src="/assets/a.js" type="module" async integrity="sha256-AAA="></script>',
  ],
  [
    '<link rel="modulepreload" href="/early/b.js"/>',
    '<link rel="modulepreload" href="/early/b.js" integrity="sha256-BBB="/>',
  ],
  ['<script src="/assets/unknown.js"></script>', '<script src="/assets/unknown.js"></script>'],
  ['<script type="application/json">{"src":"/assets/a.js"}</script>', null],
  ['<link rel="stylesheet" href="/assets/a.css">', null],
  ['<a href="/assets/a.js">', null],
])('%s', (html, expected) => {
  const once = withIntegrity(html, integrity)
  expect(once).toBe(expected ?? html)
  expect(withIntegrity(once, integrity)).toBe(once)
})
