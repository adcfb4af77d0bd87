import { useId } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './PageIntroduction.module.css'

/** The first words of a page that needs no picture: its title and what it is about. */
export function PageIntroduction({ copy }: { copy: Copy<'title' | 'lead'> }) {
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.introduction}>
        <HeadingLevel level={1}>
          <Heading size="h1" id={id}>
            <Words copy={copy} part="title" />
          </Heading>
        </HeadingLevel>
        <p className={css.lead}>
          <Words copy={copy} part="lead" />
        </p>
      </div>
    </Sheet>
  )
}
