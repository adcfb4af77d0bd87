import type { ReactNode } from 'react'
import { type Claim, type ClaimId, claims } from '../../../content/company.ts'
import type { NamedClients } from '../../../content/facts/clients.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref, useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Stars } from '../../ui/Stars.tsx'
import { FirstActions } from '../FirstScreen/FirstActions.tsx'
import { HeroChart, HeroVideo, type HeroVideoFiles } from './HeroChart.tsx'
import css from './HeroHeader.module.css'

type Props = {
  copy: SectionCopy<'heading' | 'lead' | 'second-action'>
  cards: readonly HeroHeaderCard[]
  clients: NamedClients
  /** Fragment or address of the second action; the first is always 'Get in touch' (T-20, A-123). */
  secondAction: string
  /** Moves on the chart; without it, and wherever it does not play, the chart stands still. */
  video?: HeroVideoFiles
}

/** S-07: headline over the sea chart, both actions, cards with stars, client names. */
export function HeroHeader({ copy, cards, clients, secondAction, video }: Props) {
  const href = useHref()
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <div className={css.stage}>
        <div className={css.text}>
          <h1 id="hero-heading" className={css.heading} tabIndex={-1}>
            <SectionText copy={copy} part="heading" />
          </h1>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
          <div className={css.actions}>
            <FirstActions
              href={href('get-in-touch')}
              second={{
                href: secondAction,
                label: <SectionText copy={copy} part="second-action" />,
              }}
            />
          </div>
        </div>
        <HeroChart>{video ? <HeroVideo {...video} /> : null}</HeroChart>
      </div>
      <HeroProof cards={cards} clients={clients} />
    </section>
  )
}

type ProofProps = Pick<Props, 'cards' | 'clients'> & {
  /** Says below each figure what it means, where a page is about them. */
  defined?: boolean
}

/** S-07 below the words that open a page: figures with stars, and client names. */
export function HeroProof({ cards, clients, defined = false }: ProofProps) {
  return (
    <div className={css.strip}>
      <div className={css.proof}>
        {cards.map((card) => (
          <HeroCard key={card.claim} {...card} defined={defined} />
        ))}
        <ClientNames clients={clients} />
      </div>
    </div>
  )
}

/** S-28 in its quiet form: the clients' names in the site's own type. */
function ClientNames({ clients }: { clients: NamedClients }) {
  const claim = useClaim()
  const claimHref = useClaimHref()
  const values = {
    countries: claim('client-countries').text,
    claim: (chunks: ReactNode) => <a href={claimHref('client-countries')}>{chunks}</a>,
  }
  return (
    <div className={css.clients}>
      <p className={css.caption} id="hero-clients">
        <Message id="hero-header.clients" values={values} /> <SampleMark sample={clients.sample} />
      </p>
      <ul className={css.names} aria-labelledby="hero-clients">
        {clients.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

/** E-08: a figure with stars (0 to 5) and one line that links to the figure's definition. */
export type HeroHeaderCard = {
  claim: Extract<ClaimId, 'average-feedback' | 'reviews'>
  stars: number
  copy: SectionCopy<'description'>
}

/** One card of the hero's strip; a count of none has no card. */
function HeroCard({ claim: id, stars, copy, defined }: HeroHeaderCard & { defined: boolean }) {
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
      {defined ? (
        <p className={css.definition}>
          <Message id={`claims.${id}.definition`} />
        </p>
      ) : null}
    </div>
  )
}

/** E-08: the two cards of every hero, each with its own fact. */
export const heroCards: readonly HeroHeaderCard[] = [
  {
    claim: 'average-feedback',
    stars: claims['average-feedback'].value,
    copy: 'hero-header.feedback',
  },
  { claim: 'reviews', stars: 5, copy: 'hero-header.reviews' },
]
