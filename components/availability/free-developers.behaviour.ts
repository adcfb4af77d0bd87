import { type FreeDevs, readFreeDevs } from '../../server/contract/free-devs.ts'

/**
 * Asks once how many developers are open to work now and shows the words for the answer.
 * @param place holds a template with the words for each plural form
 */
export async function freeDevelopers(place: HTMLElement): Promise<void> {
  const counts = await readFreeDevelopers()
  if (!counts) return
  const { lang } = document.documentElement
  const rules = new Intl.PluralRules(lang)
  const shown = place.querySelector('template')!.content.cloneNode(true) as DocumentFragment
  for (const line of shown.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = counts[line.dataset.count as 'free' | 'total']
    const words = line.querySelector(`[data-plural="${rules.select(count)}"]`)!
    words.querySelector('[data-figure]')!.textContent = new Intl.NumberFormat(lang).format(count)
    line.replaceChildren(...words.childNodes)
  }
  if (!counts.sample) shown.querySelector('[data-sample]')!.remove()
  place.append(shown)
}

/** Never throws: a failure is no answer (API-06). */
async function readFreeDevelopers(): Promise<FreeDevs | undefined> {
  try {
    const response = await fetch('/api/free-devs')
    const counts = response.ok ? readFreeDevs(await response.json()) : undefined
    // Nobody free is nothing to show.
    return counts && counts.free > 0 ? counts : undefined
  } catch {
    return undefined
  }
}
