import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import fold from './Fold.module.css'
import { MenuLinkList } from './MenuLinkList.tsx'
import { type CurrentRoute, type MenuColumn, menuEnds, type MenuId } from './navigation.ts'
import css from './PhoneMenu.module.css'

type Props = { menu: MenuId; columns: readonly MenuColumn[]; current: CurrentRoute }

/** From so many pages on, a column of a phone is folded. */
const foldedFrom = 7

/** A group of the phone menu; one is open at a time. */
export function PhoneMenuGroup({ menu, columns, current }: Props) {
  const href = useHref()
  const end = menuEnds[menu]
  return (
    <details className={[css.group, fold.fold].join(' ')} name="phone-menu">
      <summary>
        <Message id={`common.menu.${menu}`} />
      </summary>
      <ul className={css.columns}>
        {columns.map(({ id, heading, links }) => (
          <li key={id}>
            {links.length < foldedFrom ? (
              <>
                <Message id={heading} />
                <MenuLinkList links={links} current={current} className={css.links} />
              </>
            ) : (
              <details className={[css.column, fold.fold].join(' ')} name={`phone-menu-${menu}`}>
                <summary>
                  <Message id={heading} />
                  <span>{links.length}</span>
                </summary>
                <MenuLinkList links={links} current={current} className={css.links} />
              </details>
            )}
          </li>
        ))}
      </ul>
      <a
        className={css.end}
        href={href(end.route)}
        aria-current={current?.id === end.route ? 'page' : undefined}
      >
        <Message id={end.label} />
      </a>
    </details>
  )
}
