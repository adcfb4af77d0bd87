import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './PlainTerms.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** What every contract says. */
  points: readonly { title: string; text: string }[]
  /** The drawing of the contract over time. */
  picture: ReactNode
}

/** What a contract says, next to its way from the first day to the last. */
export function ContractTerms({ copy, points, picture }: Props) {
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.terms}>
        <dl className={css.points}>
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={css.picture}>{picture}</div>
      </div>
    </Section>
  )
}
