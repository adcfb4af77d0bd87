import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useMediaQuery, useReducedMotion } from '../../ui/useMediaQuery.ts'
import { DepartmentEntry, type ListedDepartment } from './DepartmentEntry.tsx'
import css from './DepartmentList.module.css'
import { columnsOf, layoutFor, nextTitle } from './title-grid.ts'

type Props = {
  departments: readonly ListedDepartment[]
  /** Names the list of titles. */
  label: string
  /** Title that is chosen from the start. */
  selected?: string
}

/**
 * Titles, each followed by its panel. From 1024 px on a list or grid of tabs with one panel always
 * open; below an accordion. Styles decide what is seen, the width which roles are told.
 */
function DepartmentList({ departments, label, selected }: Props) {
  const prefix = useId()
  const toReveal = useRef<Element>(undefined)
  const hydrated = useHydrated()
  const narrow = useMediaQuery(breakpoints['menu-button'])
  const reduced = useReducedMotion()
  const titles = useMemo(
    () => departments.filter(({ panel }) => panel).map(({ title }) => title),
    [departments],
  )
  const { chosen, choose, focus, bind } = useChosenDepartment(titles, selected)
  const shown = chosen ?? titles[0]
  const roles = !hydrated ? 'none' : narrow ? 'accordion' : 'tabs'
  const layout = layoutFor(departments.length)
  const columns = columnsOf[layout]
  const id = (title: string) => `${prefix}${titles.indexOf(title)}`

  useEffect(() => {
    if (toReveal.current) revealHeading(toReveal.current, reduced ? 'instant' : 'smooth')
    toReveal.current = undefined
  })

  function press(title: string, button: Element) {
    if (roles === 'accordion' && title !== chosen) toReveal.current = button
    choose(roles === 'accordion' && title === chosen ? undefined : title)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (roles !== 'tabs') return
    const cells = departments.map(({ title, panel }) => (panel ? title : undefined))
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTitle(event, { cells, columns, rtl }, shown)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    focus(next)
  }

  return (
    <div className={css.list} data-layout={layout} data-hydrated={hydrated || undefined}>
      {roles === 'tabs' && titles.length > 0 ? (
        <div
          role="tablist"
          aria-label={label}
          aria-orientation={columns === 1 ? 'vertical' : undefined}
          aria-owns={titles.map((title) => `${id(title)}-title`).join(' ')}
          className={css.owner}
        />
      ) : null}
      {departments.map((department) => (
        <DepartmentEntry
          key={department.title}
          department={department}
          roles={roles}
          id={id(department.title)}
          shown={department.title === shown}
          chosen={department.title === chosen}
          button={{
            ...bind(department.title),
            onClick: ({ currentTarget }) => press(department.title, currentTarget),
            onKeyDown,
          }}
        />
      ))}
    </div>
  )
}

/** What may cover the top of a small screen in pixels; the style sheet keeps the same margin (K-17). */
const stickyOffset = 55

/** Scrolls a heading below the sticky header, only if it is not already visible. */
function revealHeading(heading: Element, behavior: 'smooth' | 'instant'): void {
  const { top, bottom } = heading.getBoundingClientRect()
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const covered = Math.max(stickyOffset, Number.isNaN(padding) ? 0 : padding)
  if (top >= covered && bottom <= innerHeight) return
  heading.scrollIntoView({ block: 'start', behavior })
}

/**
 * The title that was chosen, forgotten as soon as it leaves the list. If the focus was on a
 * title that leaves, it moves to the one that is then selected.
 * @param titles those that can be chosen
 */
function useChosenDepartment(titles: readonly string[], first?: string) {
  const [chosen, setChosen] = useState(first)
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const focused = useRef<string>(undefined)
  if (chosen !== undefined && !titles.includes(chosen)) setChosen(undefined)

  useEffect(() => {
    if (focused.current === undefined || titles.includes(focused.current)) return
    focused.current = undefined
    const [next] = titles
    if (next !== undefined) buttons.current.get(next)?.focus()
  }, [titles])

  return {
    chosen,
    choose: setChosen,
    focus: (title: string) => buttons.current.get(title)?.focus(),
    /** Binds the button of a title. */
    bind: (title: string) => ({
      ref: (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(title, button)
        else buttons.current.delete(title)
      },
      onFocus: () => {
        focused.current = title
      },
      onBlur: () => {
        focused.current = undefined
      },
    }),
  }
}

export const DepartmentListIsland = island({
  name: 'DepartmentList',
  component: DepartmentList,
  start: 'near',
})
