import { ArrowRight } from 'lucide-react'
import css from './PageLinks.module.css'

export type PageLink = {
  title: string
  /** Without an address the title is plain text. */
  path?: string
  /** The page on which the list stands: its title is no link. */
  current?: boolean
}

type Props = {
  links: readonly PageLink[]
  /** Ruled columns for titles to read through, or one flow for short names to pick from. */
  arrangement?: 'columns' | 'flow'
}

/** Links to pages of one kind. */
export function PageLinks({ links, arrangement = 'columns' }: Props) {
  return (
    <ul className={css.links} data-arrangement={arrangement}>
      {links.map((link) => (
        <li key={`${link.path} ${link.title}`}>
          <Title {...link} />
        </li>
      ))}
    </ul>
  )
}

function Title({ title, path, current }: PageLink) {
  if (current)
    return (
      <span className={css.title} aria-current="page">
        {title}
      </span>
    )
  if (path === undefined) return <span className={css.title}>{title}</span>
  return (
    <a className={css.title} href={path}>
      {title}
      <ArrowRight className={css.arrow} strokeWidth={1.6} />
    </a>
  )
}
