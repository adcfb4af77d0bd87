import type { ReactNode } from 'react'
import { Heading, HeadingLevel } from './Heading.tsx'
import css from './OpeningWords.module.css'

/** The title of a page, and beside it what the page is for. */
export function OpeningWords({
  id,
  title,
  lead,
}: {
  id: string
  title: ReactNode
  lead: ReactNode
}) {
  return (
    <HeadingLevel level={1}>
      <div className={css.opening}>
        <Heading size="h1" id={id} focusable>
          {title}
        </Heading>
        <p className={css.lead}>{lead}</p>
      </div>
    </HeadingLevel>
  )
}
