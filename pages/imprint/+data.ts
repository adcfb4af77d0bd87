import type { PageContextServer } from 'vike/types'
import { legalPageData } from '../legal-page-data.ts'

export function data({ locale }: PageContextServer) {
  return legalPageData(locale, 'imprint')
}
