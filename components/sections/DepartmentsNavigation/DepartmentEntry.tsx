import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import css from './DepartmentList.module.css'
import type { Department } from './department.ts'

/** Before hydration nothing can be pressed; then the width decides. */
type DepartmentRoles = 'none' | 'tabs' | 'accordion'

/** A department as the list shows it. */
export type ListedDepartment = NamedDepartment & {
  /** Nothing for a department of which nothing is told. */
  panel?: ReactNode
  /** What stands under the title of a department without a panel. */
  aside?: ReactNode
  /** The panel has something to focus. */
  hasLink: boolean
}

type Props = {
  department: ListedDepartment
  roles: DepartmentRoles
  /** Of the panel; with `-title` at its end, of the button. */
  id: string
  /** Its panel is seen from 1024 px on. */
  shown: boolean
  /** Its panel is seen below 1024 px. */
  chosen: boolean
  button: ComponentProps<'button'>
}

/** One title with its panel; below the title of a department of which nothing is told stands its aside. */
export function DepartmentEntry({ department, roles, id, shown, chosen, button }: Props) {
  const { panel, aside, hasLink } = department
  const name = <DepartmentTitle {...department} />
  const marked = (
    <>
      {name}
      <Plus className={css.plus} strokeWidth={1.6} />
      <Minus className={css.minus} strokeWidth={1.6} />
    </>
  )
  const tab = roles === 'tabs'
  const Level = tab ? Fragment : Deeper
  const state = { 'data-shown': shown || undefined, 'data-chosen': chosen || undefined }
  if (!panel)
    return (
      <div className={css.title}>
        <div className={css.alone}>
          <Heading>{name}</Heading>
          {aside}
        </div>
      </div>
    )
  return (
    <>
      <div className={css.title} {...state}>
        <Heading plain={tab}>
          {roles === 'none' ? (
            <span className={css.button} id={`${id}-title`} data-held="">
              {marked}
            </span>
          ) : (
            <button
              {...button}
              {...(tab
                ? { role: 'tab', 'aria-selected': shown, tabIndex: shown ? undefined : -1 }
                : { 'aria-expanded': chosen })}
              type="button"
              id={`${id}-title`}
              aria-controls={id}
              className={css.button}
            >
              {marked}
            </button>
          )}
        </Heading>
      </div>
      <div
        {...state}
        {...(tab
          ? {
              role: 'tabpanel',
              'aria-labelledby': `${id}-title`,
              tabIndex: hasLink ? undefined : 0,
            }
          : {})}
        id={id}
        className={css.panel}
      >
        <Level>{panel}</Level>
      </div>
    </>
  )
}

/** What a department is called by. */
type NamedDepartment = Pick<Department, 'title' | 'logo' | 'logoNotReadable'>

/** Logo and title; a logo that can be read stands for the title. */
function DepartmentTitle({ title, logo, logoNotReadable = false }: NamedDepartment) {
  if (!logo) return title
  return (
    <>
      <img {...logo} alt={logoNotReadable ? '' : title} className={css.logo} loading="lazy" />
      {logoNotReadable ? <span className={css.entryTitle}>{title}</span> : null}
    </>
  )
}
