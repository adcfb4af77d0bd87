import type { PageContext } from 'vike/types'
import { company } from '../content/company.ts'
import { createTranslator } from '../components/text/IntlRoot.tsx'
import { errorKind } from './current-page.ts'

/** Title of a page: "{page} – {company}", if its head has no other. */
export function title(pageContext: PageContext): string {
  const text = createTranslator(pageContext)
  const unmarked = unmarkedTitle()
  return Object.keys(pageContext.posted?.errors ?? {}).length > 0
    ? text('common.head.error-title', { title: unmarked })
    : unmarked

  function unmarkedTitle(): string {
    const { head } = pageContext
    if (head?.documentTitle) return head.documentTitle
    const page = head?.title ?? text(`errors.${errorKind(pageContext)}.head-title`)
    return text('common.head.title', { page, company: company.name })
  }
}
