import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { type Department, hasLink, kindOf } from './department.ts'
import { DepartmentListIsland } from './DepartmentList.island.tsx'
import css from './DepartmentList.module.css'
import { DepartmentPanel } from './DepartmentPanel.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  departments: readonly Department[]
  /** Title that is chosen from the start, such as the industry of the page. */
  selected?: string
  /** Where else to go, beside the lead. */
  actions?: ReactNode
}

/** S-35: departments or industries, each with a project, a review or a word about it next to it. */
export function DepartmentsNavigation({ copy, departments, selected, actions }: Props) {
  const text = useText()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={actions}
    >
      <DepartmentListIsland
        departments={departments.map((department) => ({
          title: department.title,
          logo: department.logo,
          logoNotReadable: department.logoNotReadable,
          panel: kindOf(department) ? <DepartmentPanel department={department} /> : undefined,
          aside: kindOf(department) ? undefined : (
            <a className={css.ask} href={href('get-in-touch')}>
              <Message id="departments-navigation.alone" />
            </a>
          ),
          hasLink: hasLink(department),
        }))}
        selected={selected}
        label={text('departments-navigation.list')}
      />
    </Section>
  )
}
