import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './PageOpening.module.css'

/** Title and lead of a page that opens with words alone. */
export function PageOpening({ copy }: { copy: SectionCopy<'title' | 'lead'> }) {
  const id = useId()
  return (
    <Panel labelledBy={id} space="tight">
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={id} focusable>
            <SectionText copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
        </div>
      </HeadingLevel>
    </Panel>
  )
}
