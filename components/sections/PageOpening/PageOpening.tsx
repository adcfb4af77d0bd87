import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** Title and lead of a page that opens with words alone. */
export function PageOpening({ copy }: { copy: SectionCopy<'title' | 'lead'> }) {
  const id = useId()
  return (
    <Panel labelledBy={id} space="tight">
      <OpeningWords
        id={id}
        title={<SectionText copy={copy} part="title" />}
        lead={<SectionText copy={copy} part="lead" />}
      />
    </Panel>
  )
}
