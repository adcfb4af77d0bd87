import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Cache } from './cache.ts'
import { firstViewStyles, endOfFirstView } from './first-view.ts'

const stylesheet = [
  '@font-face{font-family:A;src:url(/core.woff2)}',

  '@font-face{font-family:B;src:local("Arial")}',
  '@layer tokens{:root{--used:1px;--unused:2px}}',
  '.Hero-title{margin:var(--used)}',
  '.Hero-title[data-size=large]{margin:2px}',
  '@media (width<768px){.Hero-title,.Late-list{margin:3px}}',
  '.Menu-panel{margin:4px}',
  '.Late-list{margin:var(--unused);content:counter(steps,late)}',
  '.Hero-title:before{content:counter(steps,paired)}',
  '@counter-style paired{system:extends decimal}',
  '@counter-style late{system:extends decimal}',
  '.Hero-title:hover{margin:5px}',
  '.Hero-title:focus-visible,.Hero-title:active{margin:6px}',
  '@media print{.Hero-title{margin:7px}}',
].join('')
/** Chooses again each time. */
const cache: Pick<Cache, 'get'> = {
  get: async (_, make) => ({ files: await make(), made: true }),
}
const link = '<link rel="stylesheet" type="text/css" href="/style.css">'
const page = `<html><head><link rel="preload" as="font" href="/core.woff2">${link}</head><body>
<nav popover="auto"><p class="Menu-panel">x</p></nav>
<main><section><h1 class="Hero-title">a</h1></section><section class="Late-list">b</section></main></body></html>`

async function styled() {
  return firstViewStyles(stylesheet, cache)(page.slice(0, endOfFirstView(page)))
}

test('the rules of the first view stand are chosen, and no others', async () => {
  const { css } = await styled()
  expect(css).toContain('.Hero-title{margin:var(--used)}')
  expect(css).toContain('@media (width<768px){.Hero-title{margin:3px}}')
  expect(css).toContain('--used:1px')
  expect(css).not.toMatch(/Late-list|--unused|data-size|Menu-panel/)
})

test('of ways to count, those are in them that a rule counts in', async () => {
  const { css } = await styled()
  expect(css.match(/@counter-style [\w-]+/g)).toEqual(['@counter-style paired'])
})

test('how things look that are touched or printed is left to the whole sheet', async () => {
  const { css } = await styled()
  expect(css).toContain('.Hero-title:focus-visible{margin:6px}')
  expect(css).not.toMatch(/:hover|:active|print/)
})

test('the fonts of the sheet are in them, with those of the visitor’s machine', async () => {
  const { css } = await styled()
  expect(css).toContain('/core.woff2')
  expect(css).toContain('local(Arial)')
})

test('the hash is that of the rules as they stand in the page', async () => {
  const { css, hash } = await styled()
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('pages that name the same things share one result', async () => {
  const styleOf = firstViewStyles(stylesheet, cache)
  const first = await styleOf('<p class="Hero-title">a</p>')
  expect(await styleOf('<p class="Hero-title">b</p>')).toBe(first)
})

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
