import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HiringWalkthrough.module.css'

/** One stage on the way to a colleague; `component` is its picture. */
export type HiringStep = {
  title: string
  subtitle: string
  component?: ReactNode
  /** What the stage serves. */
  phase?: 'selection' | 'start'
}

type Props = { copy: SectionCopy<'title' | 'lead'>; steps: readonly HiringStep[] }

/**
 * S-18: the step at the middle of the viewport is active and its picture is on the stage.
 * Each picture lies inside its step, where it stays below 1024 px and without script.
 */
export function HiringWalkthrough({ copy, steps }: Props) {
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.walkthrough}>
        <ol className={css.steps} data-behaviour="active-step" data-start="near">
          {steps.map(({ title, subtitle, component, phase }, at) => (
            <li key={title} className={css.step} data-active={at === 0 || undefined}>
              <p className={css.number}>
                <Message id="hiring-walkthrough.step" values={{ number: at + 1 }} />
                {phase ? (
                  <span className={css.phase}>
                    <Message id={`hiring-walkthrough.phase.${phase}`} />
                  </span>
                ) : null}
              </p>
              <div className={css.text}>
                <Heading size="h3">{title}</Heading>
                <p className={css.subtitle}>{subtitle}</p>
              </div>
              <div className={css.stage}>
                {component ? (
                  <div className={css.frame}>{component}</div>
                ) : (
                  <div className={css.numeral} aria-hidden="true">
                    {at + 1}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
