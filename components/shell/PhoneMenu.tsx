import { Menu, X } from 'lucide-react'
import { telephone } from '../../content/company.ts'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { useText } from '../text/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import {
  isCurrentBranch,
  labelOf,
  menuIds,
  routesIn,
  type ShellProps,
  type CurrentRoute,
  type MenuColumn,
  menuEnds,
} from './navigation.ts'
import type { MenuId } from '../../locales/menus.ts'
import css from './PhoneMenu.module.css'
import fold from '../ui/Fold.module.css'
import { MenuLinkList } from './MenuLinkList.tsx'

const panelId = 'menu-phone'

/** Below 1024 px: a button and a full-height panel. A popover, so it needs no script. */
export function PhoneMenu({ current, menu }: ShellProps) {
  const href = useHref()
  const text = useText()
  return (
    <div className={css.menu} data-behaviour="phone-menu">
      <button
        type="button"
        className={css.button}
        popoverTarget={panelId}
        aria-label={text('common.menu.button')}
      >
        <Menu className={css.open} strokeWidth={1.6} />
        <X className={css.close} strokeWidth={1.6} />
      </button>
      <div id={panelId} popover="auto" className={css.panel} data-locks-page="">
        <nav aria-label={text('common.shell.phone-navigation')}>
          <ul className={css.entries}>
            {menuIds.map((id) => (
              <li key={id}>
                <PhoneMenuGroup menu={id} columns={menu[id]} current={current} />
              </li>
            ))}
            {routesIn('header').map((id) => (
              <li key={id}>
                <a href={href(id)} aria-current={isCurrentBranch(id, current) ? 'page' : undefined}>
                  <Message id={labelOf(id)} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.actions}>
          <ButtonLink href={href('get-in-touch')} arrow>
            <Message id="common.action.get-in-touch" />
          </ButtonLink>
          <ButtonLink href={href('hire')} variant="outline">
            <Message id="common.action.hire-developers" />
          </ButtonLink>
          <ButtonLink href={telephone().href} variant="outline">
            {telephone().shown}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

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
