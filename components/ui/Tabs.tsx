import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Heading } from './Heading.tsx'
import css from './Tabs.module.css'
import { useHydrated } from './useHydrated.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Tab = {
  /** Unique in the list; also the end of the panel's fragment. */
  id: string
  title: ReactNode
  /** Stands behind the title in small type, such as a count. */
  note?: string | number
  panel: ReactNode
  /** The panel repeats what is in the others, so that it is left out where all of them are read in a row. */
  union?: boolean
}

/** Between title and note, which would be read as one word. */
const pause = ', '

type Props = {
  tabs: readonly Tab[]
  /** Names the list of tabs. */
  label: string
  /** Id of the tab that is selected at first; left out, the first one is. */
  open?: string
}

/**
 * Tabs by the pattern of the ARIA Authoring Practices (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 * The panels are in the HTML: without script they stand one below the other under their titles; before
 * hydration a tab is a link to its panel, which `:target` shows and hydration selects. When the selected one
 * leaves the list, the first is selected. One tab alone has no list.
 */
export function Tabs({ tabs, label, open }: Props) {
  const prefix = useId()
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState(open)
  const list = useRef<HTMLDivElement>(null)
  const selected = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const panelId = (id: string) => `${prefix}${id}`

  const selectTarget = useEffectEvent(() => {
    const links = Array.from(list.current?.children ?? []) as HTMLAnchorElement[]
    const target = links.findIndex(({ hash }) => hash === location.hash)
    if (target >= 0) setChosen(tabs[target]!.id)
  })
  // A tab that was pressed before hydration would be lost: `:target` shows its panel only until then.
  useLayoutEffect(() => selectTarget(), [])

  function select(id: string) {
    setChosen(id)
    const tab = list.current?.children[tabs.findIndex((each) => each.id === id)]
    if (!(tab instanceof HTMLElement)) return
    tab.focus()
    tab.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ id }) => id === selected?.id)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const places: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = places[event.key]
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    select(tabs[(next + tabs.length) % tabs.length]!.id)
  }

  return (
    <div className={css.tabs} data-hydrated={hydrated || undefined}>
      {tabs.length > 1 ? (
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={css.list}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ id, title, note }) => (
            <a
              key={id}
              role="tab"
              href={`#${panelId(id)}`}
              id={`${panelId(id)}-tab`}
              className={css.tab}
              aria-selected={id === selected?.id}
              aria-controls={panelId(id)}
              tabIndex={hydrated && id !== selected?.id ? -1 : undefined}
              onClick={(event) => {
                event.preventDefault()
                select(id)
              }}
            >
              {title}
              {note === undefined ? null : (
                <>
                  <VisuallyHidden>{pause}</VisuallyHidden>
                  <span className={css.note}>{note}</span>
                </>
              )}
            </a>
          ))}
        </div>
      ) : null}
      <div className={css.panels}>
        {tabs.map(({ id, title, panel, union }) => (
          <div
            key={id}
            id={panelId(id)}
            role={tabs.length > 1 ? 'tabpanel' : undefined}
            aria-labelledby={tabs.length > 1 ? `${panelId(id)}-tab` : undefined}
            className={css.panel}
            data-selected={id === selected?.id || undefined}
            data-union={(union && tabs.length > 1) || undefined}
            hidden={hydrated && id !== selected?.id}
          >
            {tabs.length > 1 ? (
              <div className={css.title}>
                <Heading size="h3">{title}</Heading>
              </div>
            ) : null}
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
