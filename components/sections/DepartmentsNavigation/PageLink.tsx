import { Message } from '../../text/Message.tsx'
import css from './DepartmentPanel.module.css'
import type { Department } from './department.ts'

/** The way to the page about a department, where it has one. */
export function PageLink({ title, pageLink }: Department) {
  if (!pageLink) return null
  return (
    <a className={css.page} href={pageLink}>
      <Message id="departments-navigation.page" values={{ title }} />
    </a>
  )
}
