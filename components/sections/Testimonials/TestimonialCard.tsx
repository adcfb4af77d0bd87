import type { ReviewVideo } from '../../../content/schema.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
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
      <figure className={css.words}>
        <div className={css.top}>
          {reviewLink ? (
            <VideoReviewIsland
              name={reviewAuthorName}
              position={reviewAuthorPosition}
              video={reviewLink}
            />
          ) : null}
          <p className={css.category}>{category}</p>
        </div>
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
    </div>
  )
}

/** A milled seal with the initials of a person, in place of a portrait. */
function Seal({ name }: { name: string }) {
  return (
    <svg className={css.seal} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <circle cx="28" cy="28" r="27.25" className={css.line} />
      <path d={ring(23.5)} className={css.milling} pathLength="144" />
      <path d={ring(24)} className={css.wave} pathLength="96" />
      <circle cx="28" cy="28" r="19.5" className={css.field} />
      <text x="28" y="28" className={css.letters}>
        {initials(name)}
      </text>
    </svg>
  )
}

/** A circle round the middle as a path: `pathLength` on a circle is no valid HTML yet. */
function ring(radius: number): string {
  const half = `a${radius} ${radius} 0 1 1 0`
  return `M28 ${28 - radius}${half} ${2 * radius}${half} ${-2 * radius}z`
}

/** Initials of a name for a seal: first and last word, without titles such as "Dr.". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('')
}
