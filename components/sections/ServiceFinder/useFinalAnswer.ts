import { useSetAtom } from 'jotai'
import { answerAtoms } from '../../questionnaire/answers.ts'

/**
 * Attributes of a link that chooses a result: it stores the English title, then leads on. Before
 * hydration the page's loader reads `data-final` (rulings 2).
 */
export function useFinalAnswer() {
  const setFinal = useSetAtom(answerAtoms.final)
  return (title: string) => ({ 'data-final': title, onClick: () => setFinal(title) })
}
