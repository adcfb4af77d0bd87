import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
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
