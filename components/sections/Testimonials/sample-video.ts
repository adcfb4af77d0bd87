import type { ReviewVideo } from '../../../content/schema.ts'
import { drawing } from '../../art/drawing.ts'

/** A video for examples; there is no file behind it. */
export const sampleVideo: ReviewVideo = {
  webm: '/videos/sample.webm',
  mp4: '/videos/sample.mp4',
  captions: '/videos/sample.vtt',
  poster: drawing('cover-openrad').src,
  language: 'en',
  silent: true,
  duration: 134,
  transcript:
    '<p>They argued with our radiologists about the data model, and they were right.</p><p>We lost two weeks and saved the release after.</p>',
}
