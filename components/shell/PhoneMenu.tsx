import { Menu, X } from 'lucide-react'
import { legalEntity } from '../../content/company.ts'
import { telephoneHref } from '../company/telephone-href.ts'
import { SharedPart } from '../islands/shared-part.tsx'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { useText } from '../text/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { ShellProps } from './Header.tsx'
import { isCurrentBranch, labelOf, menuIds, positionInMenus, routesIn } from './navigation.ts'
import css from './PhoneMenu.module.css'
import { PhoneMenuGroup } from './PhoneMenuGroup.tsx'

const panelId = 'menu-phone'

/** Below 1024 px: a button and a full-height panel. A popover, so it needs no script. */
export function PhoneMenu({ current, menu }: ShellProps) {
  const href = useHref()
  const text = useText()
  return (
    <SharedPart
      as="div"
      sharedBy={['phone-menu', positionInMenus(current, menu)]}
      className={css.menu}
      data-behaviour="phone-menu"
    >
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
          <ButtonLink href={telephoneHref} variant="outline">
            {legalEntity.telephone}
          </ButtonLink>
        </div>
      </div>
    </SharedPart>
  )
}
