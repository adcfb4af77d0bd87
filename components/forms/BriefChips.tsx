import { useAnswers, useForgetAnswer } from '../questionnaire/answers.ts'
import { BriefList } from './BriefList.tsx'

/** F-29: the stored answers over a request form; what is removed here is forgotten and not sent. */
export function BriefChips() {
  return <BriefList answers={useAnswers()} onRemove={useForgetAnswer()} />
}
