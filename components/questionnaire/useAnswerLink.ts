import { useSetAtom } from 'jotai'
import { clickData } from '../analytics/click-data.ts'
import { answerAtoms } from './answers.ts'

/**
 * Attributes of a link that stands for an answer: pressing it stores the answer, is counted, and leads
 * on. Before hydration the page's listener reads the attributes (rulings 2).
 * @param key `service` for a service's button, `final` for a result of the finder
 */
export function useAnswerLink(key: 'service' | 'final') {
  const store = useSetAtom(answerAtoms[key])
  return (blockTitle: string, topic: string) =>
    ({
      ...clickData(blockTitle, topic),
      'data-answer-key': key,
      onClick: () => store(topic),
    }) as const
}
