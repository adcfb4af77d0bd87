import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { type Department, kindOf } from './department.ts'
import css from './DepartmentList.module.css'
import { DepartmentPanel } from './DepartmentPanel.tsx'
import { DepartmentTitle } from './DepartmentTitle.tsx'

/** Before hydration nothing can be pressed; then the width decides. */
export type DepartmentRoles = 'none' | 'tabs' | 'accordion'

type Props = {
  department: Department
  roles: DepartmentRoles
  /** Of the panel; with `-title` at its end, of the button. */
  id: string
  /** Its panel is seen from 1024 px on. */
  shown: boolean
  /** Its panel is seen below 1024 px. */
  chosen: boolean
  button: ComponentProps<'button'>
}

/** One title with its panel; a department of which nothing is told is its title alone. */
export function DepartmentEntry({ department, roles, id, shown, chosen, button }: Props) {
  const tab = roles === 'tabs'
  const state = { 'data-shown': shown || undefined, 'data-chosen': chosen || undefined }
  const title = <DepartmentTitle {...department} />
  const Level = tab ? Fragment : Deeper
  if (!kindOf(department))
    return (
      <div className={css.title}>
        <Heading>
          <span className={css.alone}>{title}</span>
        </Heading>
      </div>
    )
  return (
    <>
      <div className={css.title} {...state}>
        <Heading plain={tab}>
          {roles === 'none' ? (
            <span className={css.button}>{title}</span>
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
              {title}
              <Plus className={css.plus} strokeWidth={1.6} />
              <Minus className={css.minus} strokeWidth={1.6} />
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
              tabIndex: hasLink(department) ? undefined : 0,
            }
          : {})}
        id={id}
        className={css.panel}
      >
        <Level>
          <DepartmentPanel department={department} />
        </Level>
      </div>
    </>
  )
}

/** A panel without anything to focus takes the focus itself. */
function hasLink(department: Department): boolean {
  const { caseLink, pageLink, reviewExternalLink, reviewAuthor } = department
  return Boolean(
    {
      case: caseLink ?? pageLink,
      review: reviewExternalLink && reviewAuthor,
      info: pageLink,
    }[kindOf(department) ?? 'info'],
  )
}
