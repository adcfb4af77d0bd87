import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PartIcon, type PartIconName } from '../../ui/PartIcon.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Cards.module.css'

/** `content` is finished HTML. */
export type Card = { title: string; content: string; icon: ReactNode }

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly Card[] }

/** S-48: titled texts with an icon in the margin, in up to three columns. */
export function Cards({ copy, cards }: Props) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <CardText {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** S-38: advantages; a way to the contact form ends the grid and fills the rest of its last row. */
export function AdvantagesGrid({ copy, cards }: Props) {
  const href = useHref()
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.title}>
            <CardText {...card} />
          </li>
        ))}
        <li className={css.contact}>
          <div className={css.invitation}>
            <Heading size="h3">
              <Message id="advantages-grid.contact.title" />
            </Heading>
            <p>
              <Message id="advantages-grid.contact.text" />
            </p>
          </div>
          <ButtonLink href={href('get-in-touch')} arrow>
            <Message id="common.action.get-in-touch" />
          </ButtonLink>
        </li>
      </ul>
    </Section>
  )
}

function CardText({ title, content, icon }: Card) {
  return (
    <>
      <div className={css.icon}>{icon}</div>
      <Heading>{title}</Heading>
      <div className={css.content}>
        <Prose html={content} />
      </div>
    </>
  )
}

/** `logoTitle` names what it is built on; `logo` is a neutral pictogram, no mark of a product. */
export type SolutionCard = { title: string; text: string; logo: PartIconName; logoTitle: string }

type SolutionCardsProps = { copy: SectionCopy<'title' | 'lead'>; cards: readonly SolutionCard[] }

/** S-46: solutions, each filed under a pictogram and the name of what it is built on. */
export function SolutionCards({ copy, cards }: SolutionCardsProps) {
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.solutions}>
        {cards.map(({ title, text, logo, logoTitle }) => (
          <li key={title}>
            <div className={css.logo}>
              <PartIcon name={logo} className={css.picture} />
              <span className={css.caption}>{logoTitle}</span>
            </div>
            <Heading size="h3">{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
