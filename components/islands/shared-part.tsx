import { createContext, type ReactNode, use } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useHeadingLevel } from '../ui/Heading.tsx'

/** What surrounds a part of a page. */
export type Surroundings = { intl: IntlShape; level: number }

/** Renders a part once for all pages that share it, and gives the number under which its HTML is kept. */
export type KeepShared = (
  content: ReactNode,
  sharedBy: readonly string[],
  surroundings: Surroundings,
) => number

/** Without it, a part is rendered with its page. */
export const KeepSharedContext = createContext<KeepShared | undefined>(undefined)

/** Stands for the path of the page in what pages share. */
export const placeOfPath = '/path-of-the-page'

type Props = {
  /** Says which part of the page it is, and all that it depends on besides the language; without it, none is shared. */
  by: readonly [part: string, ...dependencies: readonly string[]] | undefined
} & ({ children: ReactNode } | { path: string; children: (path: string) => ReactNode })

/**
 * A part that many pages have alike, such as the footer: a server renders it once for all of them, and puts its HTML
 * where the page only says its number (`withSharedParts`). The path of a page may be all that differs.
 */
export function SharedPart({ by, ...props }: Props) {
  const keep = use(KeepSharedContext)
  const surroundings = { intl: useIntl(), level: useHeadingLevel() }
  const path = 'path' in props ? props.path : undefined
  const part = (shown = '') =>
    typeof props.children === 'function' ? props.children(shown) : props.children
  if (!keep || !by) return part(path)
  return <template data-shared={keep(part(placeOfPath), by, surroundings)} data-path={path} />
}
