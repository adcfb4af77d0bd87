import { type Claim, type ClaimId, claims } from '../../../content/company.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useClaimHref.ts'
import { useText } from '../../text/useText.ts'
import { Stars } from '../../ui/Stars.tsx'
import css from './HeroHeader.module.css'

/** E-08: a figure with stars (0 to 5) and one line that links to the figure's definition. */
export type HeroHeaderCard = {
  claim: ClaimId
  stars: number
  copy: SectionCopy<'description'>
}

/** One card of the hero's strip; a count of none has no card. */
export function HeroCard({ claim: id, stars, copy }: HeroHeaderCard) {
  const claim = useClaim()
  const claimHref = useClaimHref()
  const text = useText()
  const { figure } = claim(id)
  const { unit, value }: Claim = claims[id]
  if (value === 0) return null
  const count = unit === 'count' && typeof value === 'number' ? value : undefined
  return (
    <div className={css.card}>
      <span className={css.figure}>{figure}</span>
      <Stars rating={stars} label={text('common.stars', { rating: stars })} />
      <a className={css.description} href={claimHref(id)}>
        <SectionText copy={copy} part="description" values={{ count }} />
      </a>
    </div>
  )
}
