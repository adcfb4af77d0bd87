import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { builtHtml } from '../support/crawler/built-pages.ts'

/** So much stands below the heading of a section at least, in characters. */
const leastText = 20

/** Sections of a page that are a heading and emptiness, by what they are called. */
function emptySections(html: string): string[] {
  return parse(html)
    .querySelectorAll('main section[data-tone]:not([hidden])')
    .filter((section) => !hasContent(section))
    .map((section) => section.querySelector('h1, h2, h3')?.text ?? 'a section without a heading')
}

function hasContent(section: HTMLElement): boolean {
  if (section.querySelector('img, svg, form, table, video')) return true
  const rest = parse(section.toString())
  for (const heading of rest.querySelectorAll('h1, h2, h3')) heading.remove()
  return rest.text.trim().length >= leastText
}

test('no section is only a heading', () => {
  const findings = builtHtml().flatMap(({ name, html }) =>
    emptySections(html).map((title) => `${name}: ${title}`),
  )
  expect(findings).toEqual([])
})

test('a section that is only a heading is found', () => {
  const page = (content: string) =>
    `<main><section data-tone="paper"><h2>What remains</h2>${content}</section></main>`
  expect(emptySections(page('<div></div>'))).toEqual(['What remains'])
  expect(emptySections(page('<p>A rule for whoever comes next.</p>'))).toEqual([])
})
