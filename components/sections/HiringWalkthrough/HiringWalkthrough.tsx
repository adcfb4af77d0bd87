import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
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

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  steps: readonly HiringStep[]
  /** The way on from the first screen. */
  action?: { href: string; label: ReactNode }
  /** Names of the steps side by side, with the way to the page that explains them. */
  short?: boolean
}

/**
 * S-18: the step at the middle of the viewport is active and its picture is on the stage.
 * Each picture lies inside its step, where it stays below 1024 px and without script.
 */
export function HiringWalkthrough({ copy, steps, action, short = false }: Props) {
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={
        action ? (
          <ButtonLink href={action.href} arrow>
            {action.label}
          </ButtonLink>
        ) : undefined
      }
    >
      {short ? <ShortSteps steps={steps} /> : <Steps steps={steps} />}
    </Section>
  )
}

type StepsProps = Pick<Props, 'steps'>

function Steps({ steps }: StepsProps) {
  return (
    <div className={css.walkthrough}>
      <ol className={css.steps} data-behaviour="active-step" data-start="near">
        {steps.map((step, at) => (
          <li key={step.title} className={css.step} data-active={at === 0 || undefined}>
            <StepNumber at={at} phase={step.phase} />
            <div className={css.text}>
              <Heading size="h3">{step.title}</Heading>
              <p className={css.subtitle}>{step.subtitle}</p>
            </div>
            <div className={css.stage}>
              <div className={css.frame}>{step.component}</div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function ShortSteps({ steps }: StepsProps) {
  const href = useHref()
  return (
    <>
      <ol className={css.short}>
        {steps.map(({ title, phase }, at) => (
          <li key={title} className={css.text}>
            <StepNumber at={at} phase={phase} />
            <Heading size="h4">{title}</Heading>
          </li>
        ))}
      </ol>
      <ButtonLink href={href('how-we-hire')} variant="outline" arrow>
        <Message id="common.route.how-we-hire" />
      </ButtonLink>
    </>
  )
}

function StepNumber({ at, phase }: { at: number; phase: HiringStep['phase'] }) {
  return (
    <p className={css.number}>
      <Message id="hiring-walkthrough.step" values={{ number: at + 1 }} />
      {phase ? (
        <span className={css.phase}>
          <Message id={`hiring-walkthrough.phase.${phase}`} />
        </span>
      ) : null}
    </p>
  )
}
