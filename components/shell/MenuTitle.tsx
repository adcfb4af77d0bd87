import { T } from '../text/T.tsx'
import type { MenuLink } from './navigation.ts'

/** Name of a page in menus and footer. */
export function MenuTitle({ title, industry }: MenuLink) {
  return title ?? <T id={`taxonomy.industry.${industry}`} />
}
