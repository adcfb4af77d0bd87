import type { ReviewVideo } from '../../../content/schema.ts'
import type { DrawingFile } from '../../ui/Drawing.tsx'

/** A client's words (E-03). */
export type Testimonial = {
  /** Without it the card is plain paper. */
  BackgroundPicture?: DrawingFile
  category: string
  /** Invented, which the card says. */
  sample?: boolean
  reviewAuthorPhrase: string
  reviewAuthorName: string
  reviewAuthorPosition: string
  /** Portrait; without it a seal with the initials. */
  Icon?: DrawingFile
  reviewLink?: ReviewVideo
}

/** A video and who is quoted in it. */
export type VideoOf = { name: string; position: string; video: ReviewVideo }
