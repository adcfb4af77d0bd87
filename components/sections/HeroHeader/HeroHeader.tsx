import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ClientNames } from './ClientNames.tsx'
import { HeroCard, type HeroHeaderCard } from './HeroCard.tsx'
import { HeroChart } from './HeroChart.tsx'
import css from './HeroHeader.module.css'
import { HeroVideo, type HeroVideoFiles } from './HeroVideo.tsx'

type Props = {
  copy: SectionCopy<'heading' | 'lead' | 'second-action'>
  cards: readonly HeroHeaderCard[]
  clients: readonly string[]
  /** Fragment or address of the second action; the first is always 'Get in touch' (T-20, A-123). */
  secondAction: string
  /** Moves on the chart; without it, and wherever it does not play, the chart stands still. */
  video?: HeroVideoFiles
}

/** S-07: headline over the sea chart, both actions, cards with stars, client names. */
export function HeroHeader({ copy, cards, clients, secondAction, video }: Props) {
  const href = useHref()
  const sectionText = useSectionText()
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <div className={css.stage}>
        <div className={css.text}>
          <h1
            id="hero-heading"
            className={css.heading}
            data-long={sectionText(copy, 'heading').includes('\n') ? undefined : ''}
            tabIndex={-1}
          >
            <SectionText copy={copy} part="heading" />
          </h1>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
          <div className={css.actions}>
            <ButtonLink href={href('get-in-touch')} arrow>
              <Message id="common.action.get-in-touch" />
            </ButtonLink>
            <ButtonLink href={secondAction} variant="outline">
              <SectionText copy={copy} part="second-action" />
            </ButtonLink>
          </div>
        </div>
        <HeroChart>{video ? <HeroVideo {...video} /> : null}</HeroChart>
      </div>
      <div className={css.strip}>
        <div className={css.proof}>
          {cards.map((card) => (
            <HeroCard key={card.claim} {...card} />
          ))}
          <ClientNames clients={clients} />
        </div>
      </div>
    </section>
  )
}
