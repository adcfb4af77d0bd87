import { describe, expect, test } from 'vitest'
import manifest from '../components/art/videos/review-videos.json'
import { parseFacts } from './parse-facts.ts'
import { reviewVideo, drawingFile } from './media-files.server.ts'
import { testimonialFacts } from './testimonial.ts'

describe('media files', () => {
  const path = 'content/testimonials/x/entry.json'
  const [[file, known]] = Object.entries(manifest) as [
    [string, (typeof manifest)['renske-oudkerk']],
  ]
  const video = { file, duration: known.duration }

  test('An entry gets the addresses of the video it names, and its words as a transcript', () => {
    const { transcript, ...found } = reviewVideo(path, video, 'R&D in < 3 days.')
    expect(transcript).toBe('<p>R&amp;D in &lt; 3 days.</p>')
    expect(found).toEqual({
      webm: known.webm.src,
      mp4: known.mp4.src,
      poster: known.poster.src,
      captions: known.captions.src,
      language: 'en',
      silent: true,
      duration: known.duration,
    })
  })

  test.each(['nobody', '', 'toString'])('The name "%s" is refused by file and field', (name) => {
    expect(() => reviewVideo(path, { ...video, file: name }, 'x')).toThrow(
      `${path}: video.file: "${name}" is no video`,
    )
  })

  test('A length that is not the video’s is refused by file and field', () => {
    expect(() => reviewVideo(path, { ...video, duration: 3 }, 'x')).toThrow(
      `${path}: video.duration: is 3, but the video takes ${known.duration} s`,
    )
  })

  test('A video of 1 MB is refused by file and field', () => {
    const large = { [file]: { ...known, mp4: { ...known.mp4, bytes: 1_000_000 } } }
    expect(() => reviewVideo(path, video, 'x', large)).toThrow(
      `${path}: video.file: ${known.mp4.src} is not below 1 MB`,
    )
  })

  const facts = (value: unknown) =>
    parseFacts(
      testimonialFacts,
      path,
      JSON.stringify({ sample: true, order: 1, industry: 'sports', video: value }),
    )

  test.each([
    ['a path as a name', { file: '../x', duration: 20 }, 'video.file'],
    ['no length', { file: 'x' }, 'video.duration'],
    ['more than a minute', { file: 'x', duration: 61 }, 'video.duration'],
    ['an address', { file: 'x', duration: 20, webm: '/x.webm' }, 'video.webm'],
    ['nothing but a name', 'x', 'video'],
  ])('A video with %s is refused by file and field', (_, value, field) => {
    expect(() => facts(value)).toThrow(`${path}: ${field}: `)
  })

  test('A testimonial does without a video', () => {
    expect(facts(null).video).toBeNull()
  })
})

describe('drawing file', () => {
  const file = 'content/blog/x/entry.json'

  test('An entry gets the address and the size of the drawing it names', () => {
    const { src, ...size } = drawingFile(file, 'cover', 'cover-xola')
    expect(src).toMatch(/^\/art\/cover-xola\.[0-9a-f]{8}\.svg$/)
    expect(size).toEqual({ width: 1200, height: 800 })
  })

  test.each(['cover-nobody', '', 'toString'])(
    'The name "%s" is refused by file and field',
    (name) => {
      expect(() => drawingFile(file, 'cover', name)).toThrow(
        `${file}: cover: "${name}" is no drawing`,
      )
    },
  )
})
