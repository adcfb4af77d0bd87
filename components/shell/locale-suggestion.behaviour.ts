import { hasLocaleChoice, keepLocaleChoice } from '../text/locale-choice.ts'
import { suggestedLocale } from './suggested-locale.ts'

/** Shows the bar in the visitor's language, unless the visitor has decided before. */
export function localeSuggestion(bars: HTMLElement): void {
  if (hasLocaleChoice()) return
  const shown = document.documentElement.lang
  const offered = [...(bars as HTMLTemplateElement).content.querySelectorAll('section')]
  const code = suggestedLocale(
    navigator.languages,
    shown,
    offered.map(({ lang }) => lang),
  )
  const bar = offered.find(({ lang }) => lang === code)
  if (!bar) return
  bars.before(bar)
  bar.querySelector('button')!.addEventListener('click', () => {
    keepLocaleChoice(shown)
    bar.remove()
  })
}
