import type { PageContextServer } from 'vike/types'
import { siteMapGroups } from '../site-map-groups.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { groups: siteMapGroups(locale) }
}
