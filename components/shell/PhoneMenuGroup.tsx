import { ChevronDown } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { MenuTitle } from './MenuTitle.tsx'
import {
  type CurrentRoute,
  groupEnds,
  isCurrentLink,
  type MenuGroupId,
  type MenuLink,
} from './navigation.ts'
import css from './PhoneMenu.module.css'

type Props = { group: MenuGroupId; links: readonly MenuLink[]; current: CurrentRoute }

/** A group of the phone menu; one is open at a time. */
export function PhoneMenuGroup({ group, links, current }: Props) {
  const href = useHref()
  return (
    <details className={css.group} name="phone-menu">
      <summary>
        <Message id={`common.menu.${group}`} />
        <ChevronDown className={css.chevron} strokeWidth={1.6} />
      </summary>
      <ul className={css.links}>
        {links.map((link) => {
          const path = href(link.route, link.params)
          return (
            <li key={path}>
              <a href={path} aria-current={isCurrentLink(link, current) ? 'page' : undefined}>
                <MenuTitle {...link} />
              </a>
            </li>
          )
        })}
        <li>
          <a
            href={href(groupEnds[group])}
            aria-current={current?.id === groupEnds[group] ? 'page' : undefined}
          >
            <Message id={`common.menu.${group}-end`} />
          </a>
        </li>
      </ul>
    </details>
  )
}
