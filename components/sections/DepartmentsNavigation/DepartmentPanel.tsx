import { CasePanel } from './CasePanel.tsx'
import { type Department, kindOf } from './department.ts'
import { InfoPanel } from './InfoPanel.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

const panels = { case: CasePanel, review: ReviewPanel, info: InfoPanel }

/** What is next to a title. */
export function DepartmentPanel({ department }: { department: Department }) {
  const kind = kindOf(department)
  if (!kind) return null
  const Panel = panels[kind]
  return <Panel {...department} />
}
