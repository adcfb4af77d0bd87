import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Points.module.css'

/** A point in a few words; `id` is the fragment under which it can be named. */
export type Point = { id: string; title: string }

type Props = { copy: SectionCopy<'title'>; points: readonly Point[] }

/** S-49: points of a few words, as positions on a line. */
export function Points({ copy, points }: Props) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <ul className={css.points}>
        {points.map(({ id, title }) => (
          <li key={id} id={id}>
            {title}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export type Pillar = { title: string; text: string; icon: ReactNode }

type PillarsProps = { copy: SectionCopy<'title'>; pillars: readonly Pillar[] }

/** S-27: what the work is on. */
export function Pillars({ copy, pillars }: PillarsProps) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <ul className={css.pillars}>
        {pillars.map(({ title, text, icon }) => (
          <li key={title}>
            {icon}
            <Heading>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
