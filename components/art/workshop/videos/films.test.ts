import { expect, test, afterEach, vi } from 'vitest'
import type { Palette } from '../../markup/palette.ts'
import { readingPlan, webVtt } from './reading-plan.ts'
import { type FilmText, reviewFilm, drawnPlate } from './review-film.ts'
import { readFileSync } from 'node:fs'
import { readPalettes } from '../../markup/palettes.server.ts'
import { heroLoop, loopLength } from './hero-loop.ts'
import { requireEncoder } from './film-files.server.ts'

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

const phrase = 'They asked Dr. Reuter for 2.5 weeks. It annoyed us, and it helped.'

test('Sentence follows sentence without a pause, and a card ends the video', () => {
  const { cues, end, duration } = readingPlan(phrase, 'en')
  expect(cues.at(-1)!.to).toBe(end)
  expect(cues.slice(1).map(({ from }) => from)).toEqual(cues.slice(0, -1).map(({ to }) => to))
  expect(duration - end).toBeGreaterThanOrEqual(3)
  expect(duration % 1).toBe(0)
})

test('The sentences are the phrase, word for word', () => {
  const { cues } = readingPlan(phrase, 'en')
  expect(cues.map(({ text }) => text).join(' ')).toBe(phrase)
  for (const { text, words } of cues) expect(words.map((word) => word.text).join(' ')).toBe(text)
})

test('A longer sentence stands longer, and its last word comes before it goes', () => {
  const [short, long] = readingPlan('One two. One two three four five six.', 'en').cues
  expect(long!.to - long!.from).toBeGreaterThan(short!.to - short!.from)
  expect(long!.words.at(-1)!.at).toBeLessThan(long!.to - 2)
})

test('Captions have times with milliseconds and escaped words', () => {
  const cues = [
    { from: 3.4, to: 7.25, text: 'R&D in <3> days.' },
    { from: 75.5, to: 3601, text: 'And later.' },
  ]
  expect(webVtt(cues)).toBe(`WEBVTT

00:00:03.400 --> 00:00:07.250
R&amp;D in &lt;3&gt; days.

00:01:15.500 --> 01:00:01.000
And later.
`)
})

const style = readFileSync(new URL('hero-loop.css', import.meta.url), 'utf8')
const island = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [15, 40],
      [16, 46],
      [22, 44],
      [15, 40],
    ],
  ],
}
const ports = [
  { id: 'north', latitude: 59, longitude: 24 },
  { id: 'south', latitude: -34, longitude: -58 },
]
const loop = heroLoop(island, ports, readPalettes().paper, style)

test('Every motion takes the whole loop, so that its end leads to its beginning', () => {
  const motions = [...style.matchAll(/animation: ([^;]+);/g)].map(([, motion]) => motion)
  expect(motions).toHaveLength(4)
  for (const motion of motions) expect(motion).toMatch(/var\(--loop\).*var\(--delay\) infinite/)
  expect(loop).toContain(`--loop:${loopLength}s`)
})

test('Each port has a light of its own time', () => {
  const lights = [...loop.matchAll(/class="light"[^>]*--delay:([-\d.]+)s/g)].map(
    ([, delay]) => delay,
  )
  expect(new Set(lights).size).toBe(ports.length)
})

afterEach(() => vi.unstubAllEnvs())

test('Without ffmpeg one sentence says what to install', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(() => requireEncoder()).toThrow(/^Videos are made with ffmpeg: install .+\.$/)
})
