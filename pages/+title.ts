import type { PageContext } from 'vike/types'
import { pageTitle } from './page-title.ts'

export function title(pageContext: PageContext): string {
  return pageTitle(pageContext)
}
