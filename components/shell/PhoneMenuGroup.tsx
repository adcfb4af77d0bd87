import { ChevronDown } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
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
    <details className={css.group} name="phone-menu">
      <summary>
        <Message id={`common.menu.${menu}`} />
        <ChevronDown className={css.chevron} strokeWidth={1.6} />
      </summary>
      {columns.map((column) =>
        column.links.length < foldedFrom ? (
          <HeadedList key={column.id} {...column} current={current} />
        ) : (
          <FoldedList key={column.id} {...column} menu={menu} current={current} />
        ),
      )}
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

type ListProps = MenuColumn & { current: CurrentRoute }

function HeadedList({ id: column, heading, links, current }: ListProps) {
  const id = `menu-phone-${column}`
  return (
    <>
      <p className={css.heading} id={id}>
        <Message id={heading} />
      </p>
      <MenuLinkList links={links} current={current} labelledBy={id} className={css.links} />
    </>
  )
}

function FoldedList({ heading, links, current, menu }: ListProps & { menu: MenuId }) {
  return (
    <details className={css.column} name={`phone-menu-${menu}`}>
      <summary>
        <Message id={heading} />
        <span className={css.count}>{links.length}</span>
        <ChevronDown className={css.chevron} strokeWidth={1.6} />
      </summary>
      <MenuLinkList links={links} current={current} className={css.links} />
    </details>
  )
}
