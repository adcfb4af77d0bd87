import { ChevronDown } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import header from './Header.module.css'
import css from './MegaMenu.module.css'
import { MenuTitle } from './MenuTitle.tsx'
import {
  type CurrentRoute,
  groupEnds,
  isCurrentGroup,
  isCurrentLink,
  type MenuGroupId,
  type MenuLink,
} from './navigation.ts'

type Props = { group: MenuGroupId; links: readonly MenuLink[]; current: CurrentRoute }

/** An entry of the navigation whose panel shows what lies below it; a popover, so it needs no script. */
export function MegaMenu({ group, links, current }: Props) {
  const href = useHref()
  const panelId = `menu-${group}`
  return (
    <>
      <button
        type="button"
        className={header.entry}
        popoverTarget={panelId}
        aria-current={isCurrentGroup(group, links, current) ? 'true' : undefined}
      >
        <Message id={`common.menu.${group}`} />
        <ChevronDown className={css.chevron} strokeWidth={1.6} />
      </button>
      <div id={panelId} popover="auto" className={css.panel}>
        <div className={css.inside}>
          <p className={css.lead}>
            <Message id={`common.menu.${group}-lead`} />
          </p>
          <ul className={css.links}>
            {links.map((link) => {
              const path = href(link.route, link.params)
              return (
                <li key={path}>
                  <a href={path} aria-current={isCurrentLink(link, current) ? 'page' : undefined}>
                    <span className={css.title}>
                      <MenuTitle {...link} />
                    </span>
                    {link.summary ? <span className={css.summary}>{link.summary}</span> : null}
                  </a>
                </li>
              )
            })}
          </ul>
          <a
            className={css.all}
            href={href(groupEnds[group])}
            aria-current={current?.id === groupEnds[group] ? 'page' : undefined}
          >
            <Message id={`common.menu.${group}-end`} />
          </a>
        </div>
      </div>
    </>
  )
}
