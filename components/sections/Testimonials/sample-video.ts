import type { ReviewVideo } from '../../../content/schema.ts'
import { drawing } from '../../art/drawing.ts'
import videos from '../../art/videos/review-videos.json'

const { webm, mp4, captions } = videos['aino-rautavesi']

/** A video for examples, behind which stand the files of a real one. */
export const sampleVideo: ReviewVideo = {
  webm: webm.src,
  mp4: mp4.src,
  captions: captions.src,
  poster: drawing('cover-openrad').src,
  language: 'en',
  silent: true,
  duration: 134,
  transcript:
    '<p>They argued with our radiologists about the data model, and they were right.</p><p>We lost two weeks and saved the release after.</p>',
}
