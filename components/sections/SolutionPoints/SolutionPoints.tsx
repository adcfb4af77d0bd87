import type { StoryPlate } from '../../../content/entry-plate.ts'
import type { TitledPart } from '../../../content/schema.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import css from './SolutionPoints.module.css'

type Props = {
  copy: SectionCopy<'title'>
  intro: string
  parts: readonly TitledPart[]
  /** The drawing of one point, which is counted from 1. */
  plate: StoryPlate
}

/** The decisions of a solution, numbered, on a night sheet; a drawing explains one of them. */
export function SolutionPoints({ copy, intro, parts, plate }: Props) {
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<Intro html={intro} />}
    >
      <ol className={css.points}>
        {parts.map(({ title, html }, index) => (
          <li key={title} className={css.item}>
            <div className={css.point}>
              <Heading>{title}</Heading>
              <div className={css.text}>
                <Prose html={html} />
              </div>
            </div>
            {plate.point === index + 1 ? (
              <ExplainingPlate {...plate} className={css.plate} />
            ) : null}
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
