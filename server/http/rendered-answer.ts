import { hydrationId } from '../contract/hydration.ts'
import { charsetFirst } from './charset-first.ts'
import { deferHydration, markHydration } from './defer-hydration.ts'
import { type Integrity, withIntegrity } from './integrity.ts'

/**
 * Finishes a page rendered on request as the build finishes its files; what React needs stays within it.
 * @param integrity hashes of the scripts of the build
 */
export function renderedAnswer(page: string, integrity: Integrity): string {
  const { html, hydration } = deferHydration(charsetFirst(page), integrity)
  const held = `<script id="${hydrationId}" type="application/json">${JSON.stringify(hydration)}</script>`
  return withIntegrity(markHydration(html).replace('</body>', `${held}</body>`), integrity)
}
