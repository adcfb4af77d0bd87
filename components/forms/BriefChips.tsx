import { useSetAtom } from 'jotai'
import { answerAtoms, useAnswers } from '../questionnaire/answers.ts'
import { BriefList } from './BriefList.tsx'

/** F-29: the stored answers over a request form; what is removed here is forgotten and not sent. */
export function BriefChips() {
  const answers = useAnswers()
  const set = {
    goal: useSetAtom(answerAtoms.goal),
    industry: useSetAtom(answerAtoms.industry),
    final: useSetAtom(answerAtoms.final),
    service: useSetAtom(answerAtoms.service),
  }
  return <BriefList answers={answers} onRemove={(key) => set[key]('')} />
}
