import { ExternalLink } from 'lucide-react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import css from './ReviewTeaser.module.css'

type Props = {
  copy: SectionCopy<'title'>
  quote: string
  /** Stars of the review, 0 to 5. */
  stars: number
  /** Where the review stands; without an address nothing is shown. */
  reviewSite?: { name: string; url: string }
}

/** S-29: one review with the way to the site where it was written. */
export function ReviewTeaser({ copy, quote, stars, reviewSite }: Props) {
  const text = useText()
  if (!reviewSite?.url) return null
  return (
    <Section tone="buff" opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <div className={css.review}>
        <div className={css.rating}>
          <Stars rating={stars} label={text('common.stars', { rating: stars })} />
          <IconLink href={reviewSite.url} rel="noopener" pointing>
            <Message id="review-teaser.link" values={{ site: reviewSite.name }} />
            <ExternalLink strokeWidth={1.6} />
          </IconLink>
        </div>
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
      </div>
    </Section>
  )
}
