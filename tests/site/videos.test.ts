import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import heroLoop from '../../components/art/videos/hero-loop.json'
import reviews from '../../components/art/videos/review-videos.json'
import { filmText, textHash } from '../../components/art/workshop/videos/film-text.server.ts'
import { reviewFilms } from '../../components/art/workshop/videos/review-film.ts'
import { testimonials } from '../../content/load.server.ts'

const megabyte = 1_000_000
const listed = [
  ...Object.values(reviews).flatMap(({ webm, mp4, poster, captions }) => [
    webm,
    mp4,
    poster,
    captions,
  ]),
  heroLoop.webm,
  heroLoop.mp4,
]
const content = (src: string) => readFileSync(`public${src}`)

test('every file of a video is there as it was made, and no other', () => {
  for (const { src, bytes } of listed) {
    const hash = createHash('sha256').update(content(src)).digest('hex').slice(0, 8)
    expect([src.split('.').at(-2), statSync(`public${src}`).size]).toEqual([hash, bytes])
  }
  const names = listed.map(({ src }) => src.slice('/videos/'.length))
  expect(readdirSync('public/videos').sort()).toEqual(names.sort())
})

test('videos are light: below 1 MB each, 8 MB in all, the loop of the first view at most 400 kB', () => {
  for (const { src, bytes } of listed) expect(bytes, src).toBeLessThan(megabyte)
  expect(listed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(8 * megabyte)
  expect(Math.max(heroLoop.webm.bytes, heroLoop.mp4.bytes)).toBeLessThanOrEqual(400_000)
})

test('both formats are what their names say', () => {
  for (const { webm, mp4 } of [...Object.values(reviews), heroLoop]) {
    expect(content(webm.src).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(content(mp4.src).subarray(4, 8).toString('latin1')).toBe('ftyp')
  }
})

test('at least six clients are seen, each with the video that the script makes', () => {
  const seen = testimonials('en').filter(({ reviewLink }) => reviewLink)
  expect(seen.length).toBeGreaterThanOrEqual(6)
  expect(seen.map(({ slug }) => slug).sort()).toEqual(Object.keys(reviewFilms).sort())
  expect(Object.keys(reviews)).toEqual(Object.keys(reviewFilms))
})

describe.each(Object.entries(reviews))('the video of %s', (slug, { words, captions, duration }) => {
  test('says what its entry says today; else run "npm run videos"', () => {
    expect(words).toBe(textHash(filmText(slug)))
  })

  test('has captions with the whole phrase, inside its length, none over another', () => {
    const cues = content(captions.src).toString().trim().split('\n\n').slice(1)
    const said = cues.map((cue) => cue.slice(cue.indexOf('\n') + 1))
    expect(said.join(' ').replaceAll('&amp;', '&')).toBe(filmText(slug).phrase)
    const times = cues.flatMap((cue) =>
      [...cue.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)].map(
        ([, hours, minutes, seconds]) =>
          Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      ),
    )
    expect(times).toEqual(times.toSorted((left, right) => left - right))
    expect(times[0]).toBeGreaterThan(0)
    expect(times.at(-1)).toBeLessThan(duration)
  })

  test('takes 15 to 30 seconds', () => {
    expect(duration).toBeGreaterThanOrEqual(15)
    expect(duration).toBeLessThanOrEqual(30)
  })
})

test('a changed word is noticed', () => {
  const words = filmText('renske-oudkerk')
  const changed = { ...words, phrase: words.phrase.replace('two', 'three') }
  expect(textHash(changed)).not.toBe(textHash(words))
})
