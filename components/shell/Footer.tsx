import type { ReactNode } from 'react'
import { company } from '../../content/company.ts'
import { feedsOf } from '../../locales/feeds.ts'
import { drawing } from '../art/drawing.ts'
import { CompanyAddress } from '../company/CompanyDetails.tsx'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { useLocale } from '../text/IntlRoot.tsx'
import { useText } from '../text/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Brand } from './Brand.tsx'
import css from './Footer.module.css'
import {
  labelOf,
  menuIds,
  type MenuLinks,
  routesIn,
  linksOf,
  type MenuColumn,
  menuEnds,
} from './navigation.ts'
import type { MenuId } from '../../locales/menus.ts'
import fold from '../ui/Fold.module.css'
import { MenuLinkList } from './MenuLinkList.tsx'

type FooterProps = {
  menu: MenuLinks
  /** The page shows invented content; the legal line says so. */
  showsSample?: boolean
}

/** S-54: who we are, every page in groups, the legal line. */
export function Footer({ menu, showsSample = false }: FooterProps) {
  const href = useHref()
  const text = useText()
  const [rss] = feedsOf(useLocale())
  return (
    <footer className={css.footer} data-night="">
      <div className={css.wrap}>
        <div className={css.top}>
          <div className={css.about}>
            <Brand />
            <p>
              <Message id="common.footer.about" />
            </p>
            <CompanyAddress />
            <ButtonLink
              href={href('get-in-touch')}
              variant="outline"
              size="small"
              data-print="hide"
            >
              <Message id="common.action.get-in-touch" />
            </ButtonLink>
          </div>
          <div className={css.groups}>
            {menuIds.map((id) => (
              <FooterGroup key={id} menu={id} columns={menu[id]}>
                {id === 'company' ? (
                  <>
                    <RouteItems place="header" />
                    <li>
                      <a href={rss!.path} rel="external">
                        <Message id="common.footer.rss" />
                      </a>
                    </li>
                  </>
                ) : null}
              </FooterGroup>
            ))}
          </div>
        </div>
        <Drawing day={drawing('coast-lighthouse-night')} decorative className={css.coast} />
        <div className={css.line}>
          <p>
            <Message id="common.footer.copyright" values={{ company: company.name }} />
          </p>
          <nav aria-label={text('common.footer.legal')}>
            <ul className={css.legal}>
              <RouteItems place="footer-legal" />
            </ul>
          </nav>
          <p>
            <Message id="common.footer.standards" />
          </p>
          {showsSample ? (
            <p>
              <Message id="common.shell.sample-note" />
            </p>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

/** The pages that the route table offers in one place, as entries of a list. */
function RouteItems({ place }: { place: 'header' | 'footer-legal' }) {
  const href = useHref()
  return routesIn(place).map((id) => (
    <li key={id}>
      <a href={href(id)}>
        <Message id={labelOf(id)} />
      </a>
    </li>
  ))
}

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
function FooterGroup({ menu, columns, children }: Props) {
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
