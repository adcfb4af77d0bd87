import { ArrowUpRight } from 'lucide-react'
import {
  type Goal,
  type Industry,
  industries,
  industryTitles,
  type Model,
  models,
} from '../../../content/taxonomy.ts'
import { answerLink } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { BestMatch } from './BestMatch.tsx'
import type { ResultPaths } from '../../questionnaire/result-paths.ts'
import { CaptionedDial } from './SteerDial.tsx'
import css from './WizardResults.module.css'

type Props = {
  goal: Goal
  best: Model | undefined
  order: readonly Model[]
  paths: ResultPaths
  /** The industry as the last result, when it has a page. */
  industry: Industry | undefined
}

/** The mapped model large, then the others and the industry as links. */
export function WizardResults({ goal, best, order, paths, industry }: Props) {
  const blockTitle = useText()('finder.step.third')
  const industryPath = industry && paths.industry(industry)
  return (
    <div className={css.results}>
      {best ? <BestMatch goal={goal} model={best} path={paths.model(best)} /> : null}
      <ul className={css.others}>
        {order
          .filter((model) => model !== best)
          .map((model) => (
            <li key={model}>
              <a
                className={css.other}
                href={paths.model(model)}
                {...answerLink('final', blockTitle, models[model])}
              >
                <div className={css.words}>
                  <Heading size="h4">
                    <Message id={`taxonomy.result.${model}`} />
                  </Heading>
                  <span className={css.short}>
                    <Message id={`finder.model.${model}-short`} />
                  </span>
                </div>
                <CaptionedDial model={model} />
              </a>
            </li>
          ))}
        {industry && industryPath ? (
          <li>
            <a
              className={css.other}
              href={industryPath}
              {...answerLink('final', blockTitle, industryTitles[industries.indexOf(industry)]!)}
            >
              <div className={css.words}>
                <Heading size="h4">
                  <Message id={`taxonomy.industry.${industry}`} />
                </Heading>
                <span className={css.short}>
                  <Message id="finder.summary.industry-short" />
                </span>
              </div>
              <ArrowUpRight className={css.arrow} strokeWidth={1.4} />
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
