import type { PageContext } from 'vike/types'
import { modeAttribute } from '../components/l10n-preview/preview-mode.ts'
import { localeRecord } from '../locales/locales.ts'
import { modeToServe } from './current-page.ts'

export function htmlAttributes(pageContext: PageContext) {
  const { locale, shownPath } = pageContext
  const shown = shownPath ? { 'data-shown-path': shownPath } : {}
  const mode = __L10N_PREVIEW__ ? modeToServe(pageContext) : undefined
  return {
    dir: localeRecord(locale).dir,
    ...shown,
    ...(mode ? { [modeAttribute]: mode } : {}),
  }
}
