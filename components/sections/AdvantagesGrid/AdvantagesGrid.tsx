import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './AdvantagesGrid.module.css'

/** `content` is finished HTML. */
export type Advantage = { title: string; content: string; icon: ReactNode }

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly Advantage[] }

/** S-38: advantages; a way to the contact form ends the grid and fills the rest of its last row. */
export function AdvantagesGrid({ copy, cards }: Props) {
  const href = useHref()
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.grid}>
        {cards.map(({ title, content, icon }) => (
          <li key={title}>
            <div className={css.icon}>{icon}</div>
            <Heading>{title}</Heading>
            <div className={css.content}>
              <Prose html={content} />
            </div>
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
