import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { fontStyles } from '../../../theme/fonts/font-styles.ts'
import { helmMark } from '../../../theme/icons/helm-mark.ts'
import { element } from '../../markup/element.ts'
import { readPalettes } from '../../markup/palettes.server.ts'
import {
  type Film,
  filmFrames,
  filmPoster,
  encoded,
  type VideoFile,
  writeVideoFile,
} from './film-files.server.ts'
import { filmLocale, filmText, textHash } from './film-text.server.ts'
import { readingPlan, webVtt } from './reading-plan.ts'
import { reviewFilm, type FilmPlate } from './review-film.ts'

/** What review-videos.json contains of a video; the length is in seconds. */
export type ReviewVideoFiles = {
  webm: VideoFile
  mp4: VideoFile
  poster: VideoFile
  captions: VideoFile
  language: string
  duration: number
  /** Hash of everything it says. */
  words: string
}

const width = 854
const height = 480
const framesPerSecond = 12

/** Draws and encodes the video of a testimonial with its poster and captions, and writes the files. */
export async function reviewVideo(
  browser: Browser,
  slug: string,
  plate: FilmPlate,
): Promise<ReviewVideoFiles> {
  const words = filmText(slug)
  const plan = readingPlan(words.phrase, filmLocale)
  const palette = readPalettes()[plate.cover.pressing]
  const parts = { slug, words, plan, plate, palette, css: filmStyle(), mark: brandMark() }
  const { duration, cues } = plan
  const film: Film = { html: reviewFilm(parts), width, height, duration, framesPerSecond }
  const poster = await sharp(await filmPoster(browser, film))
    .webp({ quality: 82 })
    .toBuffer()
  const frames = filmFrames(browser, film)
  const { webm, mp4 } = await encoded(frames, framesPerSecond, { vp9: 38, h264: 28 })
  return {
    webm: writeVideoFile(slug, 'webm', webm),
    mp4: writeVideoFile(slug, 'mp4', mp4),
    poster: writeVideoFile(slug, 'webp', poster),
    captions: writeVideoFile(`${slug}.${filmLocale}`, 'vtt', Buffer.from(webVtt(cues))),
    language: filmLocale,
    duration,
    words: textHash(words),
  }
}

const theme = new URL('../../../theme/', import.meta.url)

/** The style of a review's film, with the site's own fonts inside, so that a film needs no other file. */
function filmStyle(): string {
  const fonts = fontStyles().replace(
    /url\('(\.\/fonts\/[^']+)'\)/g,
    (_, file: string) =>
      `url(data:font/woff2;base64,${readFileSync(new URL(file, theme), 'base64')})`,
  )
  return fonts + readFileSync(new URL('review-film.css', import.meta.url), 'utf8')
}

/** The company's mark; it takes its inks from `color` and `--signal`. */
function brandMark(): string {
  const mark = helmMark('full', { wheel: 'stroke="currentColor"', king: 'stroke="var(--signal)"' })
  return element('svg', { viewBox: '-50 -50 100 100', width: 34, height: 34 }, mark)
}
