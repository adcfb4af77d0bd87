import type { TitledPart } from '../../../content/story.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Challenges.module.css'

type Props = { copy: SectionCopy<'title'>; intro: string; parts: readonly TitledPart[] }

/** S-47: what was hard, each with its own short text, next to the heading. */
export function Challenges({ copy, intro, parts }: Props) {
  const lead = (
    <div className={css.intro}>
      <Prose html={intro} />
    </div>
  )
  return (
    <Section opening="beside" title={<SectionText copy={copy} part="title" />} lead={lead}>
      <ul className={css.parts}>
        {parts.map(({ title, html }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <Prose html={html} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
