import drawings from '../components/art/files.json'
import reviewVideos from '../components/art/videos/review-videos.json'
import { ContentError } from './content-error.ts'
import { escapedText } from './html-text.ts'
import type { DrawingFile } from './drawing-file.ts'
import type { ReviewVideo } from './schema.ts'
import type { TestimonialFacts } from './testimonial.ts'

type Files = (typeof reviewVideos)[keyof typeof reviewVideos]

/** A file of a video is smaller than this. */
const largest = 1_000_000

/**
 * The video that an entry names, from the list that `npm run videos` writes; its transcript is the phrase.
 * @throws ContentError when there is none of that name, its length differs or one of its files is too large
 */
export function reviewVideo(
  path: string,
  { file, duration }: NonNullable<TestimonialFacts['video']>,
  phrase: string,
  videos: Readonly<Record<string, Files>> = reviewVideos,
): ReviewVideo {
  const found = Object.hasOwn(videos, file) ? videos[file] : undefined
  if (!found) {
    throw new ContentError(path, 'video.file', `"${file}" is no video: run "npm run videos"`)
  }
  if (found.duration !== duration) {
    throw new ContentError(
      path,
      'video.duration',
      `is ${duration}, but the video takes ${found.duration} s`,
    )
  }
  const { webm, mp4, poster, captions, language } = found
  const large = [webm, mp4, poster, captions].find(({ bytes }) => bytes >= largest)
  if (large) throw new ContentError(path, 'video.file', `${large.src} is not below 1 MB`)
  return {
    webm: webm.src,
    mp4: mp4.src,
    poster: poster.src,
    captions: captions.src,
    language,
    silent: true,
    duration,
    transcript: `<p>${escapedText(phrase)}</p>`,
  }
}

const drawingFiles = new Map<string, DrawingFile>(Object.entries(drawings.files))

/**
 * The drawing that a field of an entry names, from the list that `npm run generate` writes.
 * @throws ContentError when there is none of that name
 */
export function drawingFile(file: string, field: string, name: string): DrawingFile {
  const found = drawingFileIfAny(name)
  if (!found) throw new ContentError(file, field, `"${name}" is no drawing of components/art`)
  return found
}

/** A drawing that not every entry has. */
export function drawingFileIfAny(name: string): DrawingFile | undefined {
  return drawingFiles.get(name)
}
