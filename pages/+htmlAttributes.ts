import type { PageContext } from 'vike/types'
import { localeRecord } from '../locales/locales.ts'

export function htmlAttributes({ locale, shownPath }: PageContext) {
  const shown = shownPath ? { 'data-shown-path': shownPath } : {}
  return { dir: localeRecord(locale).dir, ...shown }
}
