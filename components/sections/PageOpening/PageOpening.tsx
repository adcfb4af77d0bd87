import { useId } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './PageOpening.module.css'

/** Title and lead of a page that opens with words alone. */
export function PageOpening({ copy }: { copy: Copy<'title' | 'lead'> }) {
  const id = useId()
  return (
    <Sheet labelledBy={id} className={css.sheet}>
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={id} focusable>
            <Words copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <Words copy={copy} part="lead" />
          </p>
        </div>
      </HeadingLevel>
    </Sheet>
  )
}
