import { useId } from 'react'
import { useHref } from '../../text/useHref.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { FoundGroup } from './FoundGroups.tsx'
import { QuestionFilterIsland } from './QuestionFilter.island.tsx'
import css from './QuestionSearch.module.css'

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
          <div className={css.words}>
            <HeadingLevel level={1}>
              <Heading size="h1" id={id} focusable>
                <SectionText copy={copy} part="title" />
              </Heading>
            </HeadingLevel>
            <p className={css.lead}>
              <SectionText copy={copy} part="lead" />
            </p>
          </div>
        }
        action={action}
        ask={href('get-in-touch')}
        asked={asked}
        groups={groups}
      />
    </Panel>
  )
}
