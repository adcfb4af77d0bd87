/**
 * Attributes of a link whose press is counted (API-08, A-111): the title of its block and what it is
 * about, in English whatever the language of the page.
 */
export function clickData(blockTitle: string, topic: string) {
  return { 'data-block-title': blockTitle, 'data-topic': topic } as const
}
