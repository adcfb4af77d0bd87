/** Key of the language that the visitor chose, or of whose suggestion was closed. */
export const localeChoiceKey = 'locale-choice'

/** Notes that the visitor has decided about the language; without storage the suggestion comes again. */
export function keepLocaleChoice(code: string): void {
  try {
    localStorage.setItem(localeChoiceKey, code)
  } catch {
    // Nothing can be stored here.
  }
}

/** Whether the visitor has decided before; blocked storage counts as yes, so that nobody is asked for ever. */
export function hasLocaleChoice(): boolean {
  try {
    return localStorage.getItem(localeChoiceKey) !== null
  } catch {
    return true
  }
}
