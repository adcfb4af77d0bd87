import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { type Department, hasLink, kindOf } from './department.ts'
import { DepartmentListIsland } from './DepartmentList.island.tsx'
import { DepartmentPanel } from './DepartmentPanel.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  departments: readonly Department[]
  /** Title that is chosen from the start, such as the industry of the page. */
  selected?: string
}

/** S-35: departments or industries, each with a project, a review or a word about it next to it. */
export function DepartmentsNavigation({ copy, departments, selected }: Props) {
  const text = useText()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <DepartmentListIsland
        departments={departments.map((department) => ({
          title: department.title,
          logo: department.logo,
          logoNotReadable: department.logoNotReadable,
          panel: kindOf(department) ? <DepartmentPanel department={department} /> : undefined,
          hasLink: hasLink(department),
        }))}
        selected={selected}
        label={text('departments-navigation.list')}
      />
    </Section>
  )
}
