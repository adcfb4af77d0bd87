import { useId } from 'react'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { LoadMoreIsland } from './LoadMore.island.tsx'
import { type Testimonial, TestimonialCard } from './TestimonialCard.tsx'
import css from './Testimonials.module.css'

/** How many cards come at once. */
const portion = 9

type Props = {
  testimonials: readonly Testimonial[]
  /** Its title: another one where they are not the newest. */
  copy?: 'testimonials.title' | 'testimonials.selected'
  /** Whether the number of reviews is told, which some pages have said before. */
  counted?: boolean
}

/**
 * S-06: clients' words as a mosaic, the newest first (A-72). Nine show, and a button
 * brings more. All are in the HTML and show without script.
 */
export function Testimonials(props: Props) {
  const { testimonials, copy = 'testimonials.title', counted = true } = props
  const id = useId()
  const text = useText()
  const claim = useClaim()
  const claimHref = useClaimHref()
  const count = testimonials.length
  if (count === 0) return null

  return (
    <Section
      title={<Message id={copy} />}
      actions={
        counted ? (
          <p className={css.reviews}>
            <Stars rating={5} label={text('common.stars', { rating: 5 })} />
            <a href={claimHref('reviews')}>
              <Message id="testimonials.reviews" values={{ count: claim('reviews').text }} />
            </a>
          </p>
        ) : undefined
      }
    >
      <ul id={id} className={css.mosaic}>
        {testimonials.map((testimonial) => (
          <li
            key={`${testimonial.reviewAuthorName} ${testimonial.reviewAuthorPhrase}`}
            className={css.tile}
            tabIndex={-1}
          >
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {count > portion ? <LoadMoreIsland list={id} count={count} portion={portion} /> : null}
    </Section>
  )
}
