import type { PageContext } from 'vike/types'
import { localeRecord } from '../locales/locales.ts'

export function htmlAttributes({ locale }: PageContext) {
  return { dir: localeRecord(locale).dir }
}
