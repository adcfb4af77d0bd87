import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Section } from '../../ui/Section.tsx'
import { ProblemItem, type ProblemSolution } from './ProblemItem.tsx'
import css from './ProblemSolutionTabs.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; items: readonly ProblemSolution[] }

/**
 * S-22: problems with our answers. One `details` each at every width: from 768 px on they are laid out
 * as a column of tabs next to the open one, of which there is always one; below, as an accordion.
 */
export function ProblemSolutionTabs({ copy, items }: Props) {
  const name = useId()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div
        className={css.problems}
        data-behaviour="one-stays-open"
        data-start="near"
        data-unless={breakpoints.phone}
      >
        {items.map((item, index) => (
          <ProblemItem key={item.id} item={item} name={name} first={index === 0} />
        ))}
      </div>
    </Section>
  )
}
