import {
  type Industry,
  industries,
  industryTitles,
  type Model,
  models,
} from '../../content/taxonomy.ts'
import type { AnswerKey } from '../../server/contract/brief.ts'
import { validAnswer } from '../questionnaire/valid-answer.ts'
import { useText } from '../text/useText.ts'

/** Shows a stored answer in the language of the page; what the taxonomy does not know stays as it is. */
export function useAnswerTitle() {
  const text = useText()

  function resultTitle(title: string): string {
    const model = (Object.keys(models) as Model[]).find((id) => models[id] === title)
    if (model) return text(`taxonomy.result.${model}`)
    const industry = industries[(industryTitles as readonly string[]).indexOf(title)]
    return industry ? text(`taxonomy.industry.${industry}`) : title
  }

  return (key: AnswerKey, value: string): string => {
    const goal = key === 'goal' && validAnswer('goal', value)
    if (goal) return text(`taxonomy.goal.${goal}`)
    const industry: Industry | '' | false = key === 'industry' && validAnswer('industry', value)
    if (industry) return text(`taxonomy.industry.${industry}`)
    return key === 'final' ? resultTitle(value) : value
  }
}
