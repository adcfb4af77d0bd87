import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { MenuTitle } from './MenuTitle.tsx'
import { type CurrentRoute, isCurrentLink, type MenuLink } from './navigation.ts'

type Props = {
  links: readonly MenuLink[]
  current?: CurrentRoute
  /** Id of the heading above the list. */
  labelledBy?: string
  className: string | undefined
  /** Class of the line under a name; without it no line is shown. */
  noteClass?: string | undefined
}

/** The pages of one column. */
export function MenuLinkList({ links, current, labelledBy, className, noteClass }: Props) {
  const href = useHref()
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map((link) => {
        const path = href(link.route, link.params)
        return (
          <li key={path}>
            <a href={path} aria-current={isCurrentLink(link, current) ? 'page' : undefined}>
              <MenuTitle {...link} />
              {noteClass && link.note ? (
                <span className={noteClass}>
                  <Message id={link.note} />
                </span>
              ) : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
