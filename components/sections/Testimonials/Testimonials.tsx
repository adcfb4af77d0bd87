import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './Testimonials.module.css'
import { TestimonialCard } from './TestimonialCard.tsx'
import type { Testimonial } from './testimonial.ts'

/** How many cards come at once. */
const portion = 9

/**
 * S-06: clients' words as a mosaic, the newest first (A-72). Nine show; the button brings nine more and
 * leads the focus to the first of them (A-71). All are in the HTML and show without script.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [wanted, setWanted] = useState(portion)
  const hydrated = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const text = useText()
  const claim = useClaim()
  const count = testimonials.length
  const shown = Math.min(wanted, count)
  if (count === 0) return null

  function loadMore() {
    flushSync(() => setWanted(shown + portion))
    const first = list.current?.children[shown]
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <Section
      title={<T id="testimonials.title" />}
      actions={
        <p className={css.reviews}>
          <Stars rating={5} label={text('common.stars', { rating: 5 })} />
          <T id="testimonials.reviews" values={{ count: claim('reviews').text }} />
        </p>
      }
    >
      <ul ref={list} className={css.mosaic} data-hydrated={hydrated || undefined}>
        {testimonials.map((testimonial, at) => (
          <li
            key={`${testimonial.reviewAuthorName} ${testimonial.reviewAuthorPhrase}`}
            className={css.tile}
            hidden={hydrated && at >= shown}
            tabIndex={-1}
          >
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {count > portion ? (
        <div className={css.more}>
          {shown < count ? (
            <Button type="button" variant="outline" onClick={loadMore}>
              <T id="testimonials.action.load-more" />
            </Button>
          ) : null}
          <p className={css.shown} role="status">
            <T id="testimonials.shown" values={{ shown, count }} />
          </p>
        </div>
      ) : null}
    </Section>
  )
}
