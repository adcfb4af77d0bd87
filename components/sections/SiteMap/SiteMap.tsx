import { Fragment } from 'react'
import type { menus } from '../../../locales/menus.ts'
import { Message } from '../../text/Message.tsx'
import fold from '../../ui/Fold.module.css'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SiteMapGroupId } from './site-map-groups.ts'
import css from './SiteMap.module.css'

export type SiteMapGroup = {
  id: SiteMapGroupId
  links: readonly SiteMapLink[]
}

export type KindHeading = (typeof menus.hire)[keyof typeof menus.hire]

type SiteMapLink = {
  path: string
  title: string
  description: string
  /** Heading of the pages of its kind within the group. */
  under?: KindHeading
}

/** Every page of the site in groups, each with what it is about; on a phone a group is folded into one row. */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return groups.map(({ id, links }) => (
    <Panel key={id} id={id} labelledBy={`${id}-pages`} space="tight" className={css.sheet}>
      <div className={css.group}>
        <Heading size="h3" id={`${id}-pages`}>
          <Message id={`site-map.group.${id}`} />
        </Heading>
        <p className={css.count}>
          <Message id="site-map.count" values={{ count: links.length }} />
        </p>
        <details className={[fold.fold, fold.onPhones, css.pages].join(' ')}>
          <summary>
            <GroupName id={id} /> <Message id="site-map.count" values={{ count: links.length }} />
          </summary>
          {[...new Set(links.map(({ under }) => under))].map((under) => (
            <Fragment key={under ?? ''}>
              {under ? (
                <Deeper>
                  <Heading size="quiet">
                    <Message id={under} />
                  </Heading>
                </Deeper>
              ) : null}
              <LinkList links={links.filter((link) => link.under === under)} />
            </Fragment>
          ))}
        </details>
      </div>
    </Panel>
  ))
}

function LinkList({ links }: Pick<SiteMapGroup, 'links'>) {
  return (
    <ul className={css.links}>
      {links.map(({ path, title, description }) => (
        <li key={path} className={css.link}>
          <a href={path}>{title}</a>
          <p className={css.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** What is folded, for those who meet the fold without the title above it. */
function GroupName({ id }: Pick<SiteMapGroup, 'id'>) {
  return (
    <VisuallyHidden>
      <Message id={`site-map.group.${id}`} />
    </VisuallyHidden>
  )
}
