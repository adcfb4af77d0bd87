import { createContext, type JSX, type ReactNode, use } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useHeadingLevel } from '../ui/Heading.tsx'

/** What surrounds a part of a page. */
export type Surroundings = { intl: IntlShape; level: number }

/** Gives the HTML of a part, rendered once for all pages that share it. */
export type RenderShared = (
  content: ReactNode,
  sharedBy: readonly string[],
  surroundings: Surroundings,
) => string

/** Without it, a part is rendered with its page. */
export const RenderSharedContext = createContext<RenderShared | undefined>(undefined)

type Element = 'div' | 'footer' | 'nav'

type Props<As extends Element> = Omit<JSX.IntrinsicElements[As], 'children' | 'ref'> & {
  as: As
  /** Says which part of the page it is, and all that it depends on besides the language. */
  sharedBy: readonly [part: string, ...dependencies: readonly string[]]
  children: ReactNode
}

/** An element whose content many pages have alike, such as the footer: a server renders it once for all of them. */
export function SharedPart<As extends Element>({
  sharedBy,
  as,
  children,
  ...attributes
}: Props<As>) {
  const renderShared = use(RenderSharedContext)
  const surroundings = { intl: useIntl(), level: useHeadingLevel() }
  const Tag = as as 'div'
  const content = renderShared
    ? { dangerouslySetInnerHTML: { __html: renderShared(children, sharedBy, surroundings) } }
    : { children }
  return <Tag {...(attributes as JSX.IntrinsicElements['div'])} {...content} />
}
