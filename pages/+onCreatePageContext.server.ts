import type { PageContextServer } from 'vike/types'
import { extractLocale } from '../locales/routes.ts'
import { broughtBy } from './brought.server.ts'
import { pathnameOf } from './current-page.ts'

/** Error pages lose what `onBeforeRoute` found: the locale is read off the address again. */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.locale ??= extractLocale(pathnameOf(pageContext)).locale
  pageContext.brought ??= broughtBy(pageContext)
}
