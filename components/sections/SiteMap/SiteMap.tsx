import { Message } from '../../text/Message.tsx'
import { Section } from '../../ui/Section.tsx'
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

/** Every page of the site in groups, each with what it is about. */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return groups.map(({ id, links }) => (
    <Section
      key={id}
      opening="beside"
      space="tight"
      id={id}
      size="h3"
      title={<Message id={`site-map.group.${id}`} />}
      lead={<Message id="site-map.count" values={{ count: links.length }} />}
    >
      <ul className={css.links}>
        {links.map(({ path, title, description }) => (
          <li key={path} className={css.link}>
            <a href={path}>{title}</a>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
