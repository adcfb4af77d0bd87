import { expect, test } from 'vitest'
import { createHtmlReader } from '../support/html-findings.ts'

const page = (main: string, menu = '<li><a href="/about">About</a></li>') =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head>
  <body><header><ul>${menu}</ul></header><main><h1>Page</h1>${main}</main></body></html>`

/** Rules that a page breaks when a page without errors, with the same menu, was read before. */
function brokenBySecond(second: string): string[] {
  const findingsOf = createHtmlReader({ leavesOutKnown: true })
  expect(findingsOf('first.html', page('<ul><li>One</li></ul>'))).toEqual([])
  return findingsOf('second.html', second).map((finding) => finding.split(': ')[1]!)
}

test('a page is judged although its menu was read on another page', () => {
  expect(brokenBySecond(page('<ul><li>One</li></ul>'))).toEqual([])
  expect(brokenBySecond(page('<button>Send</button>'))).toEqual(['no-implicit-button-type'])
  expect(brokenBySecond(page('', '<li><a href="/">Home</a><p class="a a">A</p></li>'))).toEqual([
    'no-dup-class',
  ])
})

test('an item that was read elsewhere is read again in another place', () => {
  expect(brokenBySecond(page('<li>One</li>'))).toContain('element-permitted-parent')
})

test('ids of items that were read before are judged with the page', () => {
  const item = '<li id="x">X</li>'
  const findingsOf = createHtmlReader({ leavesOutKnown: true })
  expect(findingsOf('first.html', page(`<ul>${item}</ul>`))).toEqual([])
  const twice = findingsOf('second.html', page(`<ul>${item}</ul><p id="x">X</p>`))
  expect(twice).toEqual([expect.stringContaining('second.html: no-dup-id')])
})

test('an error in an item is reported for the first page that has it', () => {
  const findingsOf = createHtmlReader({ leavesOutKnown: true })
  const menu = '<li><button>Menu</button></li>'
  expect(findingsOf('first.html', page('', menu))).toEqual([
    expect.stringMatching(/^first\.html: no-implicit-button-type/),
  ])
  expect(findingsOf('second.html', page('', menu))).toEqual([])
})
