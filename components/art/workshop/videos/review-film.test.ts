import { expect, test } from 'vitest'
import type { Palette } from '../../markup/palette.ts'
import { readingPlan } from './reading-plan.ts'
import { type FilmText, reviewFilm, drawnPlate } from './review-film.ts'

const palette: Palette = {
  ground: '#fff',
  land: '#eee',
  ink: '#111',
  ink2: '#222',
  ink3: '#333',
  signal: '#b06',
}
const said: FilmText = {
  name: 'Jana Reuter',
  position: 'Head of R&D, payments',
  category: 'Fintech',
  phrase: 'They told us. It took three weeks until all of us had read it, which was one too many.',
  company: 'Harbourhold',
  sample: { tag: 'Invented', note: 'Nobody said this.' },
}

function film(words: FilmText): string {
  const plate = { cover: { family: 'bearing', pressing: 'paper' }, focus: 0.5 } as const
  const plan = readingPlan(words.phrase, 'en')
  const html = reviewFilm({ slug: 'x', words, plan, plate, palette, css: '', mark: '<b>mark</b>' })
  return html.slice(html.indexOf('</svg>'))
}

test('A film shows who speaks, every word of the phrase in order, and the company', () => {
  const shown = film(said)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(shown).toContain('Fintech Jana Reuter Head of R&amp;D, payments')
  expect(shown).toContain(said.phrase)
  expect(shown).toMatch(/mark Harbourhold/)
})

test('An invented review is marked in every picture and explained at the end', () => {
  expect(film(said)).toContain('<p class="tag">Invented</p>')
  expect(film(said)).toContain('<p class="note">Nobody said this.</p>')
})

test('A real review carries no mark', () => {
  expect(film({ ...said, sample: undefined })).not.toMatch(/class="(tag|note)"/)
})

test('Short sentences are set larger, long ones smaller', () => {
  const sizes = [...film(said).matchAll(/data-size="(\w+)"/g)].map(([, size]) => size)
  expect(sizes).toEqual(['short', 'long'])
})

const line = (more = '') => `<path d="M0 0H9"${more}/>`
const starts = (markup: string) =>
  [...drawnPlate(markup, '#ba006a', 20).matchAll(/--at:([-\d.]+)s/g)].map(([, at]) => Number(at))

test('Lines are drawn in their order, what is in the signal ink after all others', () => {
  const [signal, first, second] = starts(line(' stroke="#ba006a"') + line() + line())
  expect(first).toBeLessThan(second!)
  expect(second).toBeLessThan(signal!)
  expect(signal).toBeLessThan(20)
})

test('A dashed line keeps its dashes and appears', () => {
  const dashed = drawnPlate(line(' stroke-dasharray="4 2"'), '#ba006a', 20)
  expect(dashed).toContain('class="shown"')
  expect(dashed).not.toContain('pathLength')
})

test('A line that others refer to has no motion of its own', () => {
  expect(drawnPlate(line(' id="ring"'), '#ba006a', 20)).toBe(line(' id="ring"'))
})
