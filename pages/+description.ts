import type { PageContext } from 'vike/types'
import { createTranslator } from '../components/text/create-translator.ts'
import { routes } from '../locales/route-table.ts'
import { currentRoute } from './current-page.ts'

export function description(pageContext: PageContext): string | null {
  if (pageContext.data?.head) return pageContext.data.head.description
  const route = currentRoute(pageContext)
  const id = route ? routes[route.id].description : null
  return id ? createTranslator(pageContext)(id) : null
}
