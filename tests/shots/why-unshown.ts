/** Namespaces whose words are never on a page. */
const elsewhere: Record<string, string> = {
  mail: 'stands in a mail',
  'l10n-preview': 'stands in the preview itself',
  receipt: 'stands on a receipt, which needs a request',
}

const kinds: readonly [pattern: RegExp, reason: string][] = [
  [/\.head[.-]|\.description$/, 'stands in the head of a page'],
  [/\.error[.-]|error-|failure|malformed|offline/, 'is shown after an error'],
  [/\.received\.|success|sent|draft|sending|thank-you/, 'is shown after a form was used'],
  [/^search\.|^question-search\./, 'is shown after a search'],
  [/^finder\./, 'is shown in a later step of the finder'],
]

/** Why no page shows a message by itself, as far as its id tells. */
export function whyUnshown(id: string): string {
  const namespace = id.slice(0, id.indexOf('.'))
  const reason = elsewhere[namespace] ?? kinds.find(([pattern]) => pattern.test(id))?.[1]
  return reason ?? 'is shown only when a visitor does something, or in a state of a page'
}
