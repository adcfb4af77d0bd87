import { useEffect, useRef, useState } from 'react'

/**
 * The title that was chosen, forgotten as soon as it leaves the list. If the focus was on a
 * title that leaves, it moves to the one that is then selected.
 * @param titles those that can be chosen
 */
export function useChosenDepartment(titles: readonly string[], first?: string) {
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
