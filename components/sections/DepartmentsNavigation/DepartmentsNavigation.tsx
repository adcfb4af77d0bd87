import { type Copy, Words } from '../../text/Words.tsx'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import type { Department } from './department.ts'
import { DepartmentList } from './DepartmentList.tsx'

type Props = {
  copy: Copy<'title' | 'lead'>
  departments: readonly Department[]
  /** Title that is chosen from the start, such as the industry of the page. */
  selected?: string
}

/** S-35: departments or industries, each with a project, a review or a word about it beside it. */
export function DepartmentsNavigation({ copy, departments, selected }: Props) {
  const text = useText()
  return (
    <Section
      opening="split"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <DepartmentList
        departments={departments}
        selected={selected}
        label={text('departments-navigation.list')}
      />
    </Section>
  )
}
