import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type Goal,
  industries,
  type Industry,
  industryTitles,
  type Model,
  models,
} from '../../../content/taxonomy.ts'
import { answerLink } from '../../questionnaire/answer-link.ts'
import type { ResultPaths } from '../../questionnaire/recommend.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { BestMatch, BestMatchFlag, ModelPoints, ResultActions } from './BestMatch.tsx'
import type { FinderAnswers } from './finder-step.ts'
import { CaptionedDial } from './SteerDial.tsx'
import css from './FinderResults.module.css'
import { useMarkedCard } from './useMarkedCard.ts'

type Props = {
  answers: FinderAnswers
  best: Model | undefined
  order: readonly Model[]
  paths: ResultPaths
}

/** BUILD, EXTEND, OUTSOURCING as three lines of one table, the mapped one marked. */
export function TableResults({ answers, best, order, paths }: Props) {
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
                <Message id={`finder.reason.${answers.goal as Goal}`} />
              ) : (
                <Message id={`finder.model.${model}-short`} />
              )}
            </p>
          </div>
          <div className={css.rest}>
            {model === best ? <ModelPoints model={model} /> : null}
            <ResultActions
              answers={answers}
              model={model}
              path={paths.model(model)}
              emphasis={model === best}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type WizardResultsProps = {
  answers: FinderAnswers
  best: Model | undefined
  order: readonly Model[]
  paths: ResultPaths
  /** The industry as the last result, when it has a page. */
  industry: Industry | undefined
}

/** The mapped model large, then the others and the industry as links. */
export function WizardResults({ answers, best, order, paths, industry }: WizardResultsProps) {
  const industryPath = industry && paths.industry(industry)
  useMarkedCard(best && paths.model(best))
  return (
    <div className={css.wizard}>
      {best ? <BestMatch answers={answers} model={best} path={paths.model(best)} /> : null}
      <ul className={css.others}>
        {order
          .filter((model) => model !== best)
          .map((model) => (
            <Other
              key={model}
              path={paths.model(model)}
              stored={models[model]}
              title={<Message id={`taxonomy.result.${model}`} />}
              text={<Message id={`finder.model.${model}-short`} />}
            >
              <CaptionedDial model={model} />
            </Other>
          ))}
        {industry && industryPath ? (
          <Other
            path={industryPath}
            stored={industryTitles[industries.indexOf(industry)]!}
            title={<Message id={`taxonomy.industry.${industry}`} />}
            text={<Message id="finder.summary.industry-short" />}
          >
            <ArrowUpRight className={css.arrow} strokeWidth={1.4} />
          </Other>
        ) : null}
      </ul>
    </div>
  )
}

type OtherProps = {
  path: string
  /** Its title as an answer is stored. */
  stored: string
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

/** A result beside the best match, as a link. */
function Other({ path, stored, title, text, children }: OtherProps) {
  const blockTitle = useText()('finder.step.third')
  return (
    <li>
      <a className={css.other} href={path} {...answerLink('final', blockTitle, stored)}>
        <div className={css.otherWords}>
          <Heading size="h4">{title}</Heading>
          <span className={css.short}>{text}</span>
        </div>
        {children}
      </a>
    </li>
  )
}
