import type { Department } from './department.ts'
import css from './DepartmentTitle.module.css'

/** Logo and title; a logo that can be read stands for the title. */
export function DepartmentTitle({ title, logo, logoNotReadable = false }: Department) {
  if (!logo) return <span className={css.title}>{title}</span>
  return (
    <>
      <img {...logo} alt={logoNotReadable ? '' : title} className={css.logo} loading="lazy" />
      {logoNotReadable ? <span className={css.title}>{title}</span> : null}
    </>
  )
}
