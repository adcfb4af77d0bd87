import type { DrawingFile } from '../../ui/Drawing.tsx'

/** A local video of a review. */
export type ReviewVideo = {
  webm: string
  mp4: string
  /** Address of a WebVTT file in the language of the page. */
  captions: string
  poster: string
  /** In seconds. */
  duration: number
  /** Finished HTML. */
  transcript: string
}

/** A client's words (E-03). */
export type Testimonial = {
  /** Without it the card is plain paper. */
  BackgroundPicture?: DrawingFile
  category: string
  reviewAuthorPhrase: string
  reviewAuthorName: string
  reviewAuthorPosition: string
  /** Portrait; without it a seal with the initials. */
  Icon?: DrawingFile
  reviewLink?: ReviewVideo
}
