/**
 * Attributes of a link whose press is counted (API-08, A-111): the title of its block and what it is
 * about; the topic is in English whatever the language of the page.
 */
export function clickData(blockTitle: string, topic: string) {
  return { 'data-block-title': blockTitle, 'data-topic': topic } as const
}

/**
 * Attributes of a link that stands for an answer: pressing it stores the answer, is counted, and leads
 * on (A-77, Q-12; `components/page-script/listen-to-links.ts`).
 * @param key `service` for a service's button, `final` for a result of the finder
 */
export function answerLink(key: 'service' | 'final', blockTitle: string, topic: string) {
  return { ...clickData(blockTitle, topic), ...keepsAnswer(key, topic) } as const
}

/** Attributes of a link that stores an answer without being counted, since the answer is the visitor's own. */
function keepsAnswer(key: 'service' | 'final', answer: string) {
  return { 'data-topic': answer, 'data-answer-key': key } as const
}
