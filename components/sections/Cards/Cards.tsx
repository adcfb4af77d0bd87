import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Cards.module.css'

/** `content` is finished HTML. */
export type Card = { title: string; content: string; icon: ReactNode }

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly Card[] }

/** S-48: titled texts with an icon in the margin, in two columns that run down like a page. */
export function Cards({ copy, cards }: Props) {
  return (
    <Section
      opening="beside"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.cards}>
        {cards.map(({ title, content, icon }) => (
          <li key={title}>
            <div className={css.icon}>{icon}</div>
            <Heading>{title}</Heading>
            <div className={css.content}>
              <Prose html={content} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
