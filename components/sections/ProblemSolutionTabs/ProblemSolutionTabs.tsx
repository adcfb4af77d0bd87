import { useId } from 'react'
import { Minus, Plus } from 'lucide-react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Section } from '../../ui/Section.tsx'
import css from './ProblemSolutionTabs.module.css'
import { Message } from '../../text/Message.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { PartIcon, type PartIconName } from '../../ui/PartIcon.tsx'

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

export type ProblemSolution = {
  id: string
  title: string
  problem: string
  solution: string
  icon: PartIconName
}

type ProblemItemProps = {
  item: ProblemSolution
  /** Shared by all items, so that one is open at a time. */
  name: string
  first: boolean
}

/** One problem: its title opens problem and answer. */
function ProblemItem({ item, name, first }: ProblemItemProps) {
  return (
    <details className={css.item} name={name} open={first}>
      <summary className={css.summary}>
        <PartIcon name={item.icon} className={css.icon} />
        <Heading size="h4">{item.title}</Heading>
        <Plus className={css.plus} strokeWidth={1.6} />
        <Minus className={css.minus} strokeWidth={1.6} />
      </summary>
      <div className={css.panel}>
        <span className={css.target} id={item.id} />
        <Deeper>
          <div className={css.part}>
            <Heading size="quiet">
              <Message id="problem-solution-tabs.problem" />
            </Heading>
            <p className={css.problem}>{item.problem}</p>
          </div>
          <div className={css.part}>
            <Heading size="quiet">
              <Message id="problem-solution-tabs.solution" />
            </Heading>
            <p className={css.solution}>{item.solution}</p>
          </div>
        </Deeper>
      </div>
    </details>
  )
}
