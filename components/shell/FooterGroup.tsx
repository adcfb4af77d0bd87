import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import fold from './Fold.module.css'
import css from './Footer.module.css'
import { MenuLinkList } from './MenuLinkList.tsx'
import { linksOf, type MenuColumn, menuEnds, type MenuId } from './navigation.ts'

type Props = {
  menu: MenuId
  columns: readonly MenuColumn[]
  /** Entries between the pages of the menu and the way on. */
  children?: ReactNode
}

/**
 * The pages of a menu in the footer: below the width of a desk folded, one group open at a time. Where a browser can
 * show the content of closed details, a wide window shows a heading and all of it instead.
 */
export function FooterGroup({ menu, columns, children }: Props) {
  const href = useHref()
  const id = `footer-${menu}`
  const end = menuEnds[menu]
  const links = linksOf(columns)
  // Roles, skills and countries are too many for one list.
  const isHeaded = menu === 'hire'
  return (
    <nav className={css.group} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        <Message id={`common.menu.${menu}`} />
      </h2>
      <details className={fold.fold} name="footer">
        <summary>
          <Message id={`common.menu.${menu}`} />
        </summary>
        {isHeaded ? (
          <ul className={css.headed}>
            {columns.map(({ id: column, heading, links: own }) => (
              <li key={column}>
                <Message id={heading} />
                <MenuLinkList links={own} className={css.links} />
              </li>
            ))}
          </ul>
        ) : null}
        <MenuLinkList links={isHeaded ? [] : links} className={css.links}>
          {children}
          <li>
            <a href={href(end.route)}>
              <Message id={end.label} />
            </a>
          </li>
        </MenuLinkList>
      </details>
    </nav>
  )
}
