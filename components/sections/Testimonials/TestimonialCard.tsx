import type { ReviewVideo } from '../../../content/schema.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Seal } from '../../ui/Seal.tsx'
import css from './TestimonialCard.module.css'
import { VideoReviewIsland } from './VideoReview.island.tsx'

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

/** A client's words on paper, or on the night sheet with a picture. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { BackgroundPicture, category, reviewAuthorPhrase, Icon } = testimonial
  const { reviewAuthorName, reviewAuthorPosition, reviewLink, sample } = testimonial
  return (
    <div className={css.card} data-night={BackgroundPicture ? '' : undefined}>
      {BackgroundPicture ? (
        <div className={css.plate}>
          <Drawing day={BackgroundPicture} decorative className={css.picture} />
        </div>
      ) : null}
      <div className={css.words}>
        <figure>
          <p className={css.category}>{category}</p>
          <blockquote className={css.phrase}>{reviewAuthorPhrase}</blockquote>
          <figcaption className={css.author}>
            {Icon ? (
              <Drawing day={Icon} decorative className={css.portrait} />
            ) : (
              <Seal name={reviewAuthorName} />
            )}
            <span>
              <strong className={css.name}>
                {reviewAuthorName} <SampleMark sample={sample} />
              </strong>
              <span className={css.position}>{reviewAuthorPosition}</span>
            </span>
          </figcaption>
        </figure>
        {reviewLink ? (
          <VideoReviewIsland
            name={reviewAuthorName}
            position={reviewAuthorPosition}
            video={reviewLink}
          />
        ) : null}
      </div>
    </div>
  )
}
