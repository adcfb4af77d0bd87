import { Message } from '../../text/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import fold from '../../ui/Fold.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SiteMap.module.css'

export type SiteMapGroup = {
  id:
    | 'services'
    | 'industries'
    | 'hire'
    | 'success-stories'
    | 'company'
    | 'blog'
    | 'topics'
    | 'legal'
  links: readonly { path: string; title: string; description: string }[]
}

/** Every page of the site in groups, each with what it is about; on a phone a group is folded below its title. */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return groups.map(({ id, links }) => (
    <Section
      key={id}
      opening="beside"
      space="tight"
      id={id}
      size="h3"
      title={<Message id={`site-map.group.${id}`} />}
      lead={
        <span className={css.count}>
          <Message id="site-map.count" values={{ count: links.length }} />
        </span>
      }
    >
      <details className={[fold.fold, fold.onPhones].join(' ')}>
        <summary>
          <GroupName id={id} /> <Message id="site-map.count" values={{ count: links.length }} />
        </summary>
        <ul className={css.links}>
          {links.map(({ path, title, description }) => (
            <li key={path} className={css.link}>
              <a href={path}>{title}</a>
              <p className={css.description}>{description}</p>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  ))
}

/** What is folded, for those who meet the fold without the title above it. */
function GroupName({ id }: Pick<SiteMapGroup, 'id'>) {
  return (
    <VisuallyHidden>
      <Message id={`site-map.group.${id}`} />
    </VisuallyHidden>
  )
}
