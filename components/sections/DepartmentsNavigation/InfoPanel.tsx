import { Heading } from '../../ui/Heading.tsx'
import type { Department } from './department.ts'
import css from './DepartmentPanel.module.css'
import { PageLink } from './PageLink.tsx'

/** What we know about the department. */
export function InfoPanel(department: Department) {
  const { title, infoTitle, infoSubtitle, infoFlag } = department
  return (
    <div className={css.panel} data-ground="info">
      {infoFlag ? <img {...infoFlag} alt="" className={css.flag} loading="lazy" /> : null}
      <div className={css.text}>
        <Heading size="h3">{infoTitle ?? title}</Heading>
        {infoSubtitle ? <p>{infoSubtitle}</p> : null}
      </div>
      <PageLink {...department} />
    </div>
  )
}
