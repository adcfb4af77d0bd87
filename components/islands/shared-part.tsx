import { type ComponentType, createContext, type JSX, type ReactNode, use } from 'react'

type Element = 'div' | 'footer' | 'nav'

type Props<As extends Element> = Omit<JSX.IntrinsicElements[As], 'children' | 'ref'> & {
  as: As
  /** Says which part of the page it is, and all that it depends on besides the language. */
  sharedBy: readonly [part: string, ...dependencies: readonly string[]]
  children: ReactNode
}

/** What renders a part once for all pages that share it; without it, a part is rendered with its page. */
export type SharedBox = ComponentType<Props<Element>>

export const SharedBoxContext = createContext<SharedBox | undefined>(undefined)

/** An element whose content many pages have alike, such as the footer: a server renders it once for all of them. */
export function SharedPart<As extends Element>({
  sharedBy,
  as,
  children,
  ...attributes
}: Props<As>) {
  const Box = use(SharedBoxContext)
  const Tag = as as 'div'
  return Box ? (
    <Box as={as} sharedBy={sharedBy} {...attributes}>
      {children}
    </Box>
  ) : (
    <Tag {...(attributes as JSX.IntrinsicElements['div'])}>{children}</Tag>
  )
}
