import type { Locale } from '../../locales/locales.ts'
import { SearchOpenerIsland } from '../search/SearchOpener.island.tsx'
import { SharedPart } from './shared-part.tsx'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { useText } from '../text/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Brand } from './Brand.tsx'
import css from './Header.module.css'
import { LocaleMenu } from './LocaleMenu.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import {
  barLabelOf,
  isCurrentBranch,
  menuIds,
  positionInMenus,
  routesIn,
  type ShellProps,
} from './navigation.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

type HeaderProps = ShellProps & {
  /** The languages that have the page. */
  pageLocales: readonly Locale[]
}

/** S-54: brand, navigation with mega-menu, language list, both actions; a panel below 1024 px. */
export function Header({ current, menu, pageLocales }: HeaderProps) {
  const href = useHref()
  const text = useText()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <SharedPart by={['menus', positionInMenus(current, menu)]}>
          <Brand />
          <nav className={css.navigation} aria-label={text('common.shell.main-navigation')}>
            <ul className={css.entries}>
              {menuIds.map((id) => (
                <li key={id}>
                  <MegaMenu menu={id} columns={menu[id]} current={current} />
                </li>
              ))}
              {routesIn('header').map((id) => (
                <li key={id}>
                  <a
                    className={css.entry}
                    href={href(id)}
                    aria-current={isCurrentBranch(id, current) ? 'page' : undefined}
                  >
                    <Message id={barLabelOf(id)} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </SharedPart>
        <div className={css.tools}>
          <SharedPart by={['search']}>
            <SearchOpenerIsland />
          </SharedPart>
          <LocaleMenu current={current} pageLocales={pageLocales} />
        </div>
        <SharedPart by={['phone-menu', positionInMenus(current, menu)]}>
          <div className={css.actions}>
            <ButtonLink href={href('hire')} variant="outline" size="small">
              <Message id="common.shell.hire-developers" />
            </ButtonLink>
            <ButtonLink href={href('get-in-touch')} size="small">
              <Message id="common.shell.get-in-touch" />
            </ButtonLink>
          </div>
          <PhoneMenu current={current} menu={menu} />
        </SharedPart>
      </div>
    </header>
  )
}

/** First stop of the keyboard: past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      <Message id="common.shell.skip" />
    </a>
  )
}
