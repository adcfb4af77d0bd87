import { type Goal, type Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { BestMatchFlag } from './BestMatchFlag.tsx'
import css from './BestMatch.module.css'
import { ModelPoints } from './ModelPoints.tsx'
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
