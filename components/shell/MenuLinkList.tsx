import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { type CurrentRoute, isCurrentLink, type MenuLink } from './navigation.ts'

type Props = {
  links: readonly MenuLink[]
  current?: CurrentRoute
  className: string | undefined
  /** Further entries, after the pages. */
  children?: ReactNode
  /** Whether a line under the name says what the page is. */
  noted?: boolean
}

/** The pages of one column. */
export function MenuLinkList({ links, current, className, children, noted = false }: Props) {
  const href = useHref()
  return (
    <ul className={className}>
      {links.map((link) => {
        const path = href(link.route, link.params)
        return (
          <li key={path}>
            <a href={path} aria-current={isCurrentLink(link, current) ? 'page' : undefined}>
              <MenuTitle {...link} />
              {noted && link.note ? (
                <span>
                  <Message id={link.note} />
                </span>
              ) : null}
            </a>
          </li>
        )
      })}
      {children}
    </ul>
  )
}

/** Name of a page in menus and footer. */
function MenuTitle({ title, industry }: MenuLink) {
  return title ?? <Message id={`taxonomy.industry.${industry}`} />
}
