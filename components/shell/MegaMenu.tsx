import { CompanyAddress } from '../company/CompanyDetails.tsx'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import header from './Header.module.css'
import css from './MegaMenu.module.css'
import { MenuLinkList } from './MenuLinkList.tsx'
import { type CurrentRoute, isCurrentMenu, type MenuColumn, menuEnds } from './navigation.ts'
import type { MenuId } from '../../locales/menus.ts'

type Props = { menu: MenuId; columns: readonly MenuColumn[]; current: CurrentRoute }

/** An entry of the navigation whose panel shows what lies below it; a popover, so it needs no script. */
export function MegaMenu({ menu, columns, current }: Props) {
  const href = useHref()
  const panelId = `menu-${menu}`
  const end = menuEnds[menu]
  return (
    <>
      <button
        type="button"
        className={header.entry}
        popoverTarget={panelId}
        aria-current={isCurrentMenu(menu, columns, current) ? 'true' : undefined}
      >
        <Message id={`common.menu.${menu}`} />
      </button>
      <div id={panelId} popover="auto" className={css.panel}>
        <div className={css.inside}>
          <ul className={css.columns}>
            {columns.map(({ id, heading, links }) => (
              <li key={id}>
                <Message id={heading} />
                <MenuLinkList links={links} current={current} className={css.links} noted />
              </li>
            ))}
          </ul>
          <div className={css.aside}>
            <p>
              <Message id={`common.menu.${menu}-lead`} />
            </p>
            {menu === 'company' ? <CompanyAddress /> : null}
            <ButtonLink
              href={href(end.route)}
              variant="outline"
              size="small"
              aria-current={current?.id === end.route ? 'page' : undefined}
            >
              <Message id={end.label} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
