import { useId } from 'react'
import { useHref } from '../../text/useHref.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { FoundGroup } from './FoundGroups.tsx'
import { QuestionFilterIsland } from './QuestionFilter.island.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Address of the page, which answers the form when no script does. */
  action: string
  /** What the address asks for. */
  asked: string
  /** All groups of the page: their questions stand in `details` within the element of that id. */
  groups: readonly FoundGroup[]
}

/** The title of the questions, a field that filters them, and the way to each group. */
export function QuestionSearch({ copy, action, asked, groups }: Props) {
  const id = useId()
  const href = useHref()
  return (
    <Panel labelledBy={id}>
      <QuestionFilterIsland
        opening={
          <OpeningWords
            id={id}
            title={<SectionText copy={copy} part="title" />}
            lead={<SectionText copy={copy} part="lead" />}
          />
        }
        action={action}
        ask={href('get-in-touch')}
        asked={asked}
        groups={groups}
      />
    </Panel>
  )
}
