import { type ReactNode, useId } from 'react'
import type { MessageId } from '../../locales/messages.d.ts'
import { Message } from '../text/Message.tsx'
import css from './Footer.module.css'
import type { MenuGroupId } from './navigation.ts'

type FooterHeading = Extract<
  MessageId,
  `common.footer.${'company' | 'legal'}` | `common.menu.${MenuGroupId}`
>

type FooterLink = {
  href: string
  label: ReactNode
  /** A file that is no page: nothing of it is fetched ahead. */
  rel?: 'external'
}

type Props = {
  heading: FooterHeading
  links: readonly FooterLink[]
}

/** One group of links in the footer. */
export function FooterLinks({ heading, links }: Props) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        <Message id={heading} />
      </h2>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel={link.rel}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
