import type { PageContext } from 'vike/types'
import { company } from '../content/company.ts'
import { createTranslator } from '../components/text/IntlRoot.tsx'
import { routes } from '../locales/route-table.ts'
import { currentRoute, errorKind } from './current-page.ts'

/** Title of a page: "{page} – {company}", on the home page the other way round. */
export function title(pageContext: PageContext): string {
  const text = createTranslator(pageContext)
  const unmarked = unmarkedTitle()
  return Object.keys(pageContext.posted?.errors ?? {}).length > 0
    ? text('common.head.error-title', { title: unmarked })
    : unmarked

  function unmarkedTitle(): string {
    const route = currentRoute(pageContext)
    const record = route && routes[route.id]
    if (record?.kind === 'home') return text(record.title, { company: company.name })
    const page = pageContext.head?.title ?? text(`errors.${errorKind(pageContext)}.head-title`)
    return text('common.head.title', { page, company: company.name })
  }
}
