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

const endpoint = '/api/clicks'

type PageWithQueue = { dataLayer?: unknown }
type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/**
 * Reports a press as `click_button` (API-08): to the page's own queue when it has one, otherwise to the
 * server's counter. Nothing about the visitor is sent; whoever asks not to be tracked is not counted,
 * and a failure changes nothing.
 */
export function reportClick(blockTitle: string, topic: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals
  if (globalPrivacyControl || doNotTrack === '1') return
  const event = { event: 'click_button', block_title: blockTitle, topic }
  const { dataLayer } = window as PageWithQueue
  try {
    if (Array.isArray(dataLayer)) dataLayer.push(event)
    else navigator.sendBeacon(endpoint, beaconBody(event))
  } catch {
    // A counter is no reason to disturb anybody.
  }
}

function beaconBody(event: object): Blob {
  return new Blob([JSON.stringify(event)], { type: 'application/json' })
}
