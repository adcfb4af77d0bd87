import type { Goal, Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { BestMatchFlag, ModelPoints } from './BestMatch.tsx'
import type { ResultPaths } from '../../questionnaire/result-paths.ts'
import { ResultActions } from './ResultActions.tsx'
import { CaptionedDial } from './SteerDial.tsx'
import css from './TableResults.module.css'

type Props = {
  goal: Goal
  best: Model | undefined
  order: readonly Model[]
  paths: ResultPaths
}

/** BUILD, EXTEND, OUTSOURCING as three lines of one table, the mapped one marked. */
export function TableResults({ goal, best, order, paths }: Props) {
  return (
    <ul className={css.table}>
      {order.map((model) => (
        <li key={model} className={css.line} data-best={model === best ? '' : undefined}>
          <div className={css.picture}>
            <CaptionedDial model={model} />
          </div>
          <div className={css.words}>
            {model === best ? <BestMatchFlag /> : null}
            <Heading size="h3">
              <Message id={`taxonomy.result.${model}`} />
            </Heading>
            <p className={css.reason}>
              {model === best ? (
                <Message id={`finder.reason.${goal}`} />
              ) : (
                <Message id={`finder.model.${model}-short`} />
              )}
            </p>
          </div>
          <div className={css.rest}>
            {model === best ? <ModelPoints model={model} /> : null}
            <ResultActions model={model} path={paths.model(model)} emphasis={model === best} />
          </div>
        </li>
      ))}
    </ul>
  )
}
