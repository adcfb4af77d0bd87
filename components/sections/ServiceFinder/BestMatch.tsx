import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Goal, type Model, models } from '../../../content/taxonomy.ts'
import { pathWith } from '../../questionnaire/collected.ts'
import type { FinderAnswers } from './finder-step.ts'
import { answerLink } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './BestMatch.module.css'
import { SteerDial } from './SteerDial.tsx'

type Props = { answers: FinderAnswers; model: Model; path: string }

/** The mapped model with the reason why it fits the goal, and who steers. */
export function BestMatch({ answers, model, path }: Props) {
  return (
    <article className={css.best}>
      <div className={css.body}>
        <BestMatchFlag />
        <Heading size="h2-small">
          <Message id={`taxonomy.result.${model}`} />
        </Heading>
        <p className={css.reason}>
          <Message id={`finder.reason.${answers.goal as Goal}`} />
        </p>
        <ModelPoints model={model} />
        <ResultActions answers={answers} model={model} path={path} emphasis />
      </div>
      <div className={css.picture}>
        <SteerDial model={model} />
        <p className={css.sides}>
          <span>
            <Message id="finder.dial.you" />
          </span>
          <span>
            <Message id="finder.dial.we" />
          </span>
        </p>
      </div>
    </article>
  )
}

/** T-12, on exactly one result. */
export function BestMatchFlag() {
  return (
    <p className={css.flag}>
      <Check strokeWidth={1.6} />
      <Message id="finder.best-match" />
    </p>
  )
}

const points = ['first', 'second', 'third'] as const

/** What a model gives, in three lines. */
export function ModelPoints({ model }: { model: Model }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>
          <Check strokeWidth={1.6} />
          <Message id={`finder.point.${model}-${point}`} />
        </li>
      ))}
    </ul>
  )
}

type ResultActionsProps = {
  answers: FinderAnswers
  model: Model
  path: string
  emphasis: boolean
}

/** To the form with answers and result as context, or to the model's page. */
export function ResultActions({ answers, model, path, emphasis }: ResultActionsProps) {
  const form = useFormPath()({ ...answers, final: models[model] })
  const text = useText()
  const chooses = answerLink('final', text('finder.step.third'), models[model])
  return (
    <p className={css.actions}>
      {emphasis ? (
        <ButtonLink href={form} rel="nofollow" arrow {...chooses}>
          <Message id="common.action.get-in-touch" />
        </ButtonLink>
      ) : null}
      <a className={css.more} href={path} {...chooses}>
        <Message
          id="finder.read-more"
          values={{
            title: text(`taxonomy.result.${model}`),
            about: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          }}
        />
      </a>
    </p>
  )
}

/** The address of the form: it carries the answers, since without script, or where storage is blocked, nothing else does. */
export function useFormPath() {
  const form = useHref()('get-in-touch')
  return (answers: FinderAnswers & { final?: string }) =>
    pathWith(form, { answers: { final: '', service: '', ...answers }, parts: {} })
}
