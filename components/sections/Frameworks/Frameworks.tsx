import { ArrowRight } from 'lucide-react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Frameworks.module.css'

/** A framework that our engineers use; `link` leads to what we say about it. */
export type Framework = { name: string; type: string; description: string; link?: string }

type Props = { copy: SectionCopy<'title' | 'lead'>; frameworks: readonly Framework[] }

/** S-42: frameworks line by line; the line that is entirely in the view is marked. */
export function Frameworks({ copy, frameworks }: Props) {
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.rows} data-behaviour="highlighted-row" data-start="near">
        {frameworks.map(({ name, type, description, link }) => (
          <li key={name} className={css.row}>
            <Heading size="h3">
              {link ? (
                <a href={link} className={css.link}>
                  {name}
                </a>
              ) : (
                name
              )}
            </Heading>
            <p className={css.type}>{type}</p>
            <p className={css.description}>{description}</p>
            {link ? <ArrowRight className={css.arrow} strokeWidth={1.6} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
