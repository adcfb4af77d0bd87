import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
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

/** Heights of the turning points on a strip of 180 px; the ninth ends the eighth leg. */
const heights = [150, 96, 128, 48, 84, 30, 10, 44, 18] as const

/** The turning point of a step and the leg to the next one. */
function CourseLeg({ at }: { at: number }) {
  const from = heights[at % 8]!
  const to = heights[(at % 8) + 1]!
  return (
    <div className={css.leg} aria-hidden="true">
      <svg className={css.line} viewBox="0 0 100 180" preserveAspectRatio="none">
        <line x1="0" y1={from} x2="100" y2={to} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={css.mark} viewBox="0 0 24 180" width="24" height="180">
        <line x1="12" y1={from + 12} x2="12" y2="180" />
        <circle cx="12" cy={from} r="10.5" />
        <circle className={css.position} cx="12" cy={from} r="3.5" />
      </svg>
    </div>
  )
}
