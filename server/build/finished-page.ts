import { createHash } from 'node:crypto'
import { charsetFirst } from '../http/charset-first.ts'
import { deferHydration, markHydration } from '../http/defer-hydration.ts'
import { type Integrity, withIntegrity } from '../http/integrity.ts'
import type { FirstViewStyle } from './first-view-style.ts'
import { styledPage } from './styled-page.ts'

const pageData = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s

/** What the build writes of a page. */
export type FinishedPage = {
  html: string
  /** Data of the page as JSON, which a browser asks for when a visitor comes to it from another page. */
  data: string
  /** File with the page's `Hydration`: its address, named after its content. */
  hydration: { address: string; content: string }
  /** Hash of the rules within the page for its content security policy. */
  styleHash?: string
}

/**
 * Finishes a pre-rendered page: its character set first, the rules of its first view within it, what React needs
 * in a file of its own, and the hashes of its scripts.
 * @param rendered HTML as Vike gives it
 * @param integrity hashes of the scripts of the build
 * @param styleOf gives the rules of a first view
 * @throws when the page has no data where Vike used to write it
 */
export async function finishedPage(
  rendered: string,
  integrity: Integrity,
  styleOf: (firstView: string) => Promise<FirstViewStyle>,
): Promise<FinishedPage> {
  const deferred = deferHydration(charsetFirst(rendered), integrity)
  const [element, escaped] = pageData.exec(deferred.html) ?? []
  if (!element || !escaped) throw new Error('A page has no data: has Vike changed its HTML?')
  const data = plainJson(escaped)
  const content = JSON.stringify({ ...deferred.hydration, context: data })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const address = `/assets/hydration/${hash}.json`
  const page = markHydration(deferred.html.replace(element, ''), address)
  const styled = await styledPage(page, styleOf)
  return {
    html: withIntegrity(styled.html, integrity),
    data,
    hydration: { address, content },
    styleHash: styled.hash,
  }
}

/** The same JSON without the escapes that it needs within HTML. */
export function plainJson(escaped: string): string {
  return JSON.stringify(JSON.parse(escaped))
}
