import { Minus, Plus } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { PartIcon, type PartIconName } from '../../ui/PartIcon.tsx'
import css from './ProblemSolutionTabs.module.css'

export type ProblemSolution = {
  id: string
  title: string
  problem: string
  solution: string
  icon: PartIconName
}

type Props = {
  item: ProblemSolution
  /** Shared by all items, so that one is open at a time. */
  name: string
  first: boolean
}

/** One problem: its title opens problem and answer. */
export function ProblemItem({ item, name, first }: Props) {
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
