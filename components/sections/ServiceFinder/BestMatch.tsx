import { Check } from 'lucide-react'
import type { Goal, Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './BestMatch.module.css'
import { ResultActions } from './ResultActions.tsx'
import { SteerDial } from './SteerDial.tsx'

type Props = { goal: Goal; model: Model; path: string }

/** The mapped model with the reason why it fits the goal, and who steers. */
export function BestMatch({ goal, model, path }: Props) {
  return (
    <article className={css.best}>
      <div className={css.body}>
        <BestMatchFlag />
        <Heading size="h2-small">
          <Message id={`taxonomy.result.${model}`} />
        </Heading>
        <p className={css.reason}>
          <Message id={`finder.reason.${goal}`} />
        </p>
        <ModelPoints model={model} />
        <ResultActions model={model} path={path} emphasis />
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
