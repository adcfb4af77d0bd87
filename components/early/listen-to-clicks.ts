import { reportClick } from '../analytics/report-click.ts'
import { keepAnswer } from '../questionnaire/keep-answer.ts'

/**
 * Counts presses of links that carry `data-topic`, on the whole page and before React answers. Until
 * then it also stores the answer that a link stands for, which afterwards the link does itself
 * (rulings 2). The navigation is not held up.
 */
export function listenToClicks(page: Document): void {
  const onClick = ({ target, button }: MouseEvent) => {
    if (button > 1) return
    const link = (target as Element | null)?.closest<HTMLElement>('a[data-topic]')
    if (!link) return
    const { blockTitle, topic, answerKey } = link.dataset
    if (answerKey && page.documentElement.dataset.hydrated === undefined) {
      keepAnswer(answerKey, topic!)
    }
    if (blockTitle) reportClick(blockTitle, topic!)
  }
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('auxclick', onClick, { capture: true })
}
