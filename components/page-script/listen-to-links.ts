import { reportClick } from '../analytics/report-click.ts'
import { keepAnswer } from '../questionnaire/keep-answer.ts'
import { keepLocaleChoice } from '../text/locale-choice.ts'

/**
 * What links of the page do beside leading on: they count themselves, store the answer or the language that they
 * stand for, and take the query of the page along to its other languages. No navigation is held up.
 */
export function listenToLinks(page: Document): void {
  const onClick = ({ target, button }: MouseEvent) => {
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a')
    if (!link || button > 1) return
    const { blockTitle, topic, answerKey, inAddress, localeChoice } = link.dataset
    if (topic) {
      if (answerKey && keepAnswer(answerKey, topic)) {
        // The forms of the page hear of it as of an answer that was given in another tab.
        dispatchEvent(new StorageEvent('storage', { key: answerKey, newValue: topic }))
        // What the browser keeps need not stand in the address as well.
        if (inAddress !== undefined) link.search = ''
      }
      if (blockTitle) reportClick(blockTitle, topic)
    }
    if (localeChoice) {
      keepLocaleChoice(link.hreflang)
      if (localeChoice === 'same-page') link.search = location.search
    }
  }
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('auxclick', onClick, { capture: true })
}
