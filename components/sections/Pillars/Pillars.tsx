import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Pillars.module.css'

export type Pillar = { title: string; text: string; icon: ReactNode }

type Props = { copy: SectionCopy<'title'>; pillars: readonly Pillar[] }

/** S-27: what the work is on; the first carries the most and is set large, the others are rows. */
export function Pillars({ copy, pillars }: Props) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <ul className={css.pillars}>
        {pillars.map(({ title, text, icon }, at) => (
          <li key={title}>
            <div className={css.icon}>{icon}</div>
            <div className={css.words}>
              <Heading size={at === 0 ? 'h2-small' : 'h4'}>{title}</Heading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
