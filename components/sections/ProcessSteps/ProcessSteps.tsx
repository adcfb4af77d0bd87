import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { CourseLeg } from './CourseLeg.tsx'
import css from './ProcessSteps.module.css'

export type ProcessStep = { title: string; text: string }

type Props = { copy: SectionCopy<'title' | 'lead'>; steps: readonly ProcessStep[] }

/** S-17: three to eight steps in order, as the legs of a plotted course. */
export function ProcessSteps({ copy, steps }: Props) {
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ol className={css.steps} data-rows={steps.length > 6 ? 2 : 1}>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <CourseLeg at={at} />
            <div className={css.step}>
              <p className={css.number}>
                <Message id="process-steps.step" values={{ number: at + 1 }} />
              </p>
              <Heading>{title}</Heading>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
