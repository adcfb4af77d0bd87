import type { ReactNode } from 'react'
import {
  type StandardGroupId,
  standardGroups,
  type StandardId,
} from '../../../content/facts/standards.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import fold from '../../ui/Fold.module.css'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Standards.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Groups that the page shows; all of them unless told. */
  groups?: readonly StandardGroupId[]
  /** What the page that it opens offers. */
  actions?: ReactNode
}

/** S-50: standards in groups on a night sheet, each with the way to its card; named as work with them, never as certificates. */
export function Standards({ copy, groups, actions }: Props) {
  const href = useHref()
  const shown = standardGroups.filter(({ id }) => groups?.includes(id) ?? true)
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      size="h2"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={actions}
    >
      <div>
        {shown.map(({ id, standards }) => (
          <div key={id} className={css.group}>
            <Heading size="quiet">
              <Message id={`standards.group.${id}`} />
            </Heading>
            <ul className={css.standards}>
              {standards.map((standard) => (
                <li key={standard}>
                  <a className={css.label} href={`${href('compliance')}#${standard}`}>
                    <Message id={`standards.label.${standard}`} />
                  </a>
                  <span className={css.meaning}>
                    <Message id={`standards.meaning.${standard}`} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** What follows from a standard for the client, and what our people do; `id` is its fragment. */
export type StandardCard = {
  id: StandardId
  title: string
  means: string
  does: string
  icon: ReactNode
}

type StandardCardsProps = { copy: SectionCopy<'title' | 'lead'>; cards: readonly StandardCard[] }

/** S-50 in full: a card for each standard, in its groups; never as certificates. */
export function StandardCards({ copy, cards }: StandardCardsProps) {
  const inGroup = (ids: readonly StandardId[]) => cards.filter(({ id }) => ids.includes(id))
  const groups = standardGroups
    .map(({ id, standards }) => ({ id, cards: inGroup(standards) }))
    .filter((group) => group.cards.length > 0)
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      {groups.map((group) => (
        <div key={group.id} className={css.answer}>
          <Heading size="quiet">
            <Message id={`standards.group.${group.id}`} />
          </Heading>
          <Deeper>
            <ul className={css.cards}>
              {group.cards.map((card) => (
                <Card key={card.id} {...card} />
              ))}
            </ul>
          </Deeper>
        </div>
      ))}
    </Section>
  )
}

/** On a phone what follows is folded; the target is within it, since a browser opens what contains a target. */
function Card({ id, title, means, does, icon }: StandardCard) {
  return (
    <li className={css.card}>
      <div className={css.head}>
        <Heading>{title}</Heading>
        {icon}
      </div>
      <details className={[fold.fold, fold.onPhones].join(' ')}>
        <summary>
          <Message id="standard-cards.both" />
        </summary>
        <span className={css.target} id={id} />
        <dl className={css.answers}>
          <div>
            <dt>
              <Message id="standard-cards.means" />
            </dt>
            <dd>{means}</dd>
          </div>
          <div>
            <dt>
              <Message id="standard-cards.does" />
            </dt>
            <dd>{does}</dd>
          </div>
        </dl>
      </details>
    </li>
  )
}
