import { company } from '../../content/company.ts'
import { feedsOf } from '../../locales/feed-files.ts'
import { drawing } from '../art/drawing.ts'
import { SharedPart } from '../islands/shared-part.tsx'
import { Message } from '../text/Message.tsx'
import { useClaim } from '../text/useClaim.ts'
import { useHref } from '../text/useHref.ts'
import { useLocale } from '../text/useLocale.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Brand } from './Brand.tsx'
import css from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { MenuTitle } from './MenuTitle.tsx'
import {
  groupEnds,
  labelOf,
  type MenuGroupId,
  menuGroupIds,
  type MenuLinks,
  routesIn,
} from './navigation.ts'

/** So many pages of a group fit a column; where there are more, the way to all of them follows. */
const mostLinks = 9

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
  const claim = useClaim()
  const [rss] = feedsOf(useLocale())
  const routeLinks = (place: 'footer-company' | 'footer-legal') =>
    routesIn(place).map((id) => ({ href: href(id), label: <Message id={labelOf(id)} /> }))
  const groupLinks = (group: MenuGroupId) => {
    const links = menu[group].slice(0, mostLinks).map((link) => ({
      href: href(link.route, link.params),
      label: <MenuTitle {...link} />,
    }))
    if (menu[group].length <= mostLinks) return links
    return [
      ...links,
      { href: href(groupEnds[group]), label: <Message id={`common.menu.${group}-end`} /> },
    ]
  }
  return (
    <div className={css.wrap}>
      <div className={css.columns}>
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
          <ButtonLink href={href('get-in-touch')} variant="outline" size="small" data-print="hide">
            <Message id="common.action.get-in-touch" />
          </ButtonLink>
        </div>
        {menuGroupIds.map((group) => (
          <FooterLinks key={group} heading={`common.menu.${group}`} links={groupLinks(group)} />
        ))}
        <FooterLinks
          heading="common.footer.company"
          links={[
            ...routeLinks('footer-company'),
            { href: rss!.path, rel: 'external', label: <Message id="common.footer.rss" /> },
          ]}
        />
        <FooterLinks heading="common.footer.legal" links={routeLinks('footer-legal')} />
      </div>
      <Drawing day={drawing('coast-lighthouse-night')} decorative className={css.coast} />
      <div className={css.line}>
        <p>
          <Message id="common.footer.copyright" values={{ company: company.name }} />
        </p>
        <p>
          <Message id="common.footer.standards" />
        </p>
      </div>
    </div>
  )
}
