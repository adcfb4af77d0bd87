import { company } from '../../content/company.ts'
import { feedsOf } from '../../locales/feed-files.ts'
import { drawing } from '../art/drawing.ts'
import { CompanyAddress } from '../company/CompanyDetails.tsx'
import { SharedPart } from '../islands/shared-part.tsx'
import { Message } from '../text/Message.tsx'
import { useClaim } from '../text/useClaim.ts'
import { useHref } from '../text/useHref.ts'
import { useLocale } from '../text/useLocale.ts'
import { useText } from '../text/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Brand } from './Brand.tsx'
import css from './Footer.module.css'
import { FooterGroup } from './FooterGroup.tsx'
import { labelOf, menuIds, type MenuLinks, routesIn } from './navigation.ts'

/** S-54: who we are, every page in groups, the legal line. */
export function Footer({ menu }: { menu: MenuLinks }) {
  return (
    <SharedPart as="footer" sharedBy={['footer']} className={css.footer} data-night="">
      <Content menu={menu} />
    </SharedPart>
  )
}

function Content({ menu }: { menu: MenuLinks }) {
  const href = useHref()
  const text = useText()
  const claim = useClaim()
  const [rss] = feedsOf(useLocale())
  return (
    <div className={css.wrap}>
      <div className={css.top}>
        <div className={css.about}>
          <Brand />
          <p>
            <Message
              id="common.footer.about"
              values={{
                engineers: claim('engineers').text,
                locations: claim('locations').text,
                countries: claim('client-countries').text,
              }}
            />
          </p>
          <CompanyAddress />
          <ButtonLink href={href('get-in-touch')} variant="outline" size="small" data-print="hide">
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
      </div>
    </div>
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
