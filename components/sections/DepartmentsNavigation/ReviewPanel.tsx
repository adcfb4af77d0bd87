import { ArrowUpRight } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { Stars } from '../../ui/Stars.tsx'
import type { Department, ReviewStar } from './department.ts'
import css from './DepartmentPanel.module.css'

/** Characters above which a quote is set as running text. */
const longQuote = 240

/** What a client of the department says. */
export function ReviewPanel(department: Department) {
  const { reviewText, reviewAuthor, reviewAuthorPosition, reviewAuthorPhoto } = department
  const { reviewStars, reviewExternalLink } = department
  const text = useText()
  const shares = reviewStars === undefined ? [] : starShares(reviewStars)
  const rating = shares.reduce((sum, share) => sum + share, 0)
  return (
    <figure className={css.panel}>
      {reviewStars === undefined ? null : (
        <Stars rating={rating} shares={shares} label={text('common.stars', { rating })} />
      )}
      <blockquote
        className={css.quote}
        data-long={(reviewText?.length ?? 0) > longQuote || undefined}
      >
        <p>{reviewText}</p>
      </blockquote>
      <figcaption className={css.caption}>
        <div className={css.author}>
          {reviewAuthorPhoto ? (
            <img {...reviewAuthorPhoto} alt="" className={css.photo} loading="lazy" />
          ) : null}
          <span>
            <b>
              {reviewAuthor} <SampleMark sample={department.sample} />
            </b>
            {reviewAuthorPosition ? <span>{reviewAuthorPosition}</span> : null}
          </span>
        </div>
        {reviewExternalLink && reviewAuthor ? (
          <a href={reviewExternalLink} className={css.external} rel="noopener">
            <Message id="departments-navigation.review.link" values={{ author: reviewAuthor }} />
            <ArrowUpRight strokeWidth={1.6} />
          </a>
        ) : null}
        <PageLink {...department} />
      </figcaption>
    </figure>
  )
}

const share = { full: 1, partial: 0.5 } as const

/** How full each of the five is, from the first on. */
export function starShares(stars: number | readonly ReviewStar[]): number[] {
  return Array.from({ length: 5 }, (_, at) => {
    if (typeof stars === 'number') return Math.min(1, Math.max(0, stars - at))
    const star = stars[at]
    return star ? share[star] : 0
  })
}

/** The way to the page about a department, where it has one. */
export function PageLink({ title, pageLink }: Department) {
  if (!pageLink) return null
  return (
    <a className={css.page} href={pageLink}>
      <Message id="departments-navigation.page" values={{ title }} />
    </a>
  )
}
