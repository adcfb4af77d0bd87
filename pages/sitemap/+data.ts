import type { PageContextServer } from 'vike/types'
import { pages } from '../registry/pages.ts'
import { siteMapGroups } from '../registry/page.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { groups: siteMapGroups(pages(locale)) }
}
