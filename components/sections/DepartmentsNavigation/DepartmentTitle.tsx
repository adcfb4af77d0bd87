import type { Department } from './department.ts'
import css from './DepartmentTitle.module.css'

/** What a department is called by. */
export type NamedDepartment = Pick<Department, 'title' | 'logo' | 'logoNotReadable'>

/** Logo and title; a logo that can be read stands for the title. */
export function DepartmentTitle({ title, logo, logoNotReadable = false }: NamedDepartment) {
  if (!logo) return title
  return (
    <>
      <img {...logo} alt={logoNotReadable ? '' : title} className={css.logo} loading="lazy" />
      {logoNotReadable ? <span className={css.title}>{title}</span> : null}
    </>
  )
}
