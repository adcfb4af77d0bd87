import { endOfFirstView } from './first-view.ts'
import type { FirstViewStyle } from './first-view-style.ts'

const sheetLink = /<link rel="stylesheet" type="text\/css" href="[^"]+">/

/**
 * Writes the rules of the first view into a page and asks for the whole style sheet behind that view: what comes
 * before is painted without waiting for it, what follows is never shown without its style.
 * @returns the page, and the hash of its rules for the content security policy; without one the page stays as it is
 * @throws when the page has no style sheet where Vike used to write it
 */
export async function styledPage(
  html: string,
  styleOf: (firstView: string) => Promise<FirstViewStyle>,
): Promise<{ html: string; hash?: string }> {
  const [link] = sheetLink.exec(html) ?? []
  if (!link) throw new Error('A page has no style sheet: has Vike changed its HTML?')
  const end = endOfFirstView(html)
  if (end === undefined) return { html }
  const firstView = html.slice(0, end)
  const { css, hash } = await styleOf(firstView)
  const late = link.replace('<link', '<link fetchpriority="low"')
  return {
    html: firstView.replace(link, () => `<style>${css}</style>`) + late + html.slice(end),
    hash,
  }
}
