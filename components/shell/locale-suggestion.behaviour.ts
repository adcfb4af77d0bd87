import { hasLocaleChoice, keepLocaleChoice } from '../text/locale-choice.ts'

/** Shows the bar in the visitor's language, unless the visitor has decided before. */
export function localeSuggestion(bars: HTMLElement): void {
  if (hasLocaleChoice()) return
  const shown = document.documentElement.lang
  const offered = [...(bars as HTMLTemplateElement).content.querySelectorAll('section')]
  const bar = barToShow(navigator.languages, shown, offered)
  if (!bar) return
  bars.before(bar)
  bar.querySelector('button')!.addEventListener('click', () => {
    keepLocaleChoice(shown)
    bar.remove()
  })
}

/**
 * The bar in the first of the visitor's languages that the site has, unless the page is in it already. Only language
 * and script count.
 * @param wanted BCP 47 tags, the most wanted first
 * @param shown the page's language
 * @param offered bars in the other languages that have the page
 */
function barToShow(wanted: readonly string[], shown: string, offered: readonly HTMLElement[]) {
  for (const tag of wanted) {
    if (written(tag) === written(shown)) return undefined
    const found = offered.find(({ lang }) => written(lang) === written(tag))
    if (found) return found
  }
  return undefined
}

/** Language and script of a tag, such as `zh-Hant` for `zh-TW`. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
