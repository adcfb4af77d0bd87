import type { TitledPart } from '../../../content/schema.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './SolutionPoints.module.css'

type Props = { copy: SectionCopy<'title'>; intro: string; parts: readonly TitledPart[] }

/** The decisions of a solution, numbered, on a night sheet. */
export function SolutionPoints({ copy, intro, parts }: Props) {
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<Intro html={intro} />}
    >
      <ol className={css.points}>
        {parts.map(({ title, html }) => (
          <li key={title} className={css.point}>
            <Heading>{title}</Heading>
            <div className={css.text}>
              <Prose html={html} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Intro({ html }: { html: string }) {
  return (
    <div className={css.intro}>
      <Prose html={html} />
    </div>
  )
}
