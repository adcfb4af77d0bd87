import { describe, expect, test } from 'vitest'
import { readPalettes } from '../../components/art/markup/palettes.server.ts'
import { missingGlyphs } from '../../components/share/write-share-pictures.server.ts'
import { drawingFor } from '../../components/share/drawing-for.server.ts'
import { readShareFaces } from '../../components/share/typeface.server.ts'
import { shareSheet } from '../../components/share/share-sheet.ts'
import { company } from '../../content/company.ts'
import { locales } from '../../locales/locales.ts'
import { routes } from '../../locales/route-table.ts'
import { extractLocale } from '../../locales/addresses.ts'
import { sharePages } from '../../pages/share-pictures.server.ts'
import { listedPages } from '../support/listed-pages.ts'

const pages = sharePages()
const faces = await readShareFaces()
const live = locales.filter(({ state }) => state === 'live')

test.each(live)('every page in $name that search engines may list has a picture', ({ code }) => {
  // Categories and tags with few posts are kept out of search results by their data, not by the route table.
  const certain = listedPages(code).filter(
    ({ id }) => routes[id].index === true && id !== 'blog.tag' && id !== 'blog.category',
  )
  const listed = new Set(pages.map(({ path }) => path))
  expect(certain.length).toBeGreaterThan(50)
  expect(certain.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual([])
})

test('no page has two, and no page has none of the words', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.filter(({ title, eyebrow }) => !title.trim() || !eyebrow.trim())).toEqual([])
})

test('every character of every title has a glyph in the face that sets it', () => {
  expect(pages.flatMap((page) => missingGlyphs(page, faces))).toEqual([])
})

test('a character without a glyph would be found, also in the line above a title', () => {
  const lost = { path: '/x', title: 'Schön → 数', eyebrow: '字' }
  expect(missingGlyphs(lost, faces)).toHaveLength(3)
})

describe('every title fits, with the drawing of its page', () => {
  const palettes = readPalettes()
  test.each(pages)('$path', (page) => {
    const drawing = drawingFor(page, palettes)
    const words = { ...page, company: company.name }
    expect(() => shareSheet(words, faces, drawing, palettes[drawing.pressing])).not.toThrow()
  })
})

test('titles of one language are told apart', () => {
  for (const { code } of live) {
    const own = pages.filter(({ path }) => extractLocale(path).locale === code)
    const said = own.map(({ title, eyebrow }) => `${eyebrow}: ${title}`)
    expect(new Set(said).size).toBe(said.length)
  }
})

test('the line above a title is in the language of the page', () => {
  const eyebrowOf = (path: string) => pages.find((page) => page.path === path)?.eyebrow
  expect(eyebrowOf('/success-stories/openrad')).toBe('Success story · Healthcare')
  expect(eyebrowOf('/de/success-stories/openrad')).toBe('Erfolgsgeschichte · Gesundheitswesen')
  expect(eyebrowOf('/work-samples/status-report')).toBe('Company · Work samples')
})
