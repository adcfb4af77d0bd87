import { Message } from '../text/Message.tsx'
import type { MenuLink } from './navigation.ts'

/** Name of a page in menus and footer. */
export function MenuTitle({ title, industry }: MenuLink) {
  return title ?? <Message id={`taxonomy.industry.${industry}`} />
}
