import type { Browser } from 'playwright'
import sharp from 'sharp'
import { readSheets } from '../sheets.server.ts'
import { brandMark } from './brand-mark.server.ts'
import { encoded } from './encoded.server.ts'
import { type Film, filmFrames, filmPoster } from './film-frames.server.ts'
import { filmStyle } from './film-style.server.ts'
import { filmLocale, filmWords, wordsHash } from './film-words.server.ts'
import { readingPlan } from './reading-plan.ts'
import { reviewFilm } from './review-film.ts'
import type { FilmPlate } from './review-films.ts'
import { type VideoFile, writeVideoFile } from './video-file.server.ts'
import { webVtt } from './web-vtt.ts'

/** What review-videos.json holds of a video; the length is in seconds. */
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
  const words = filmWords(slug)
  const plan = readingPlan(words.phrase, filmLocale)
  const sheet = readSheets()[plate.cover.pressing]
  const parts = { slug, words, plan, plate, sheet, css: filmStyle(), mark: brandMark() }
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
    words: wordsHash(words),
  }
}
