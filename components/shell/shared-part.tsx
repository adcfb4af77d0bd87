import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'

type SharedBy = readonly [part: string, ...dependencies: readonly string[]]

/** Renders a part once for all pages that share it, with `pathPlaceholder` where their path stands. */
export type SharedHtmlComponent = ComponentType<{
  by: SharedBy
  path?: string
  children?: ReactNode
}>

/** Without it, a part is rendered with its page. */
export const SharedHtmlContext = createContext<SharedHtmlComponent | undefined>(undefined)

/** Stands for the path of the page in what pages share. */
export const pathPlaceholder = '/path-of-the-page'

type Props = {
  /** Says which part of the page it is, and all that it depends on besides the language; without it, none is shared. */
  by: SharedBy | undefined
} & ({ children: ReactNode } | { path: string; children: (path: string) => ReactNode })

/** A part that many pages have alike, such as the footer. The path of a page may be all that differs. */
export function SharedPart({ by, ...props }: Props) {
  const Html = use(SharedHtmlContext)
  const path = 'path' in props ? props.path : undefined
  const part = (shown = '') =>
    typeof props.children === 'function' ? props.children(shown) : props.children
  return Html && by ? createElement(Html, { by, path }, part(pathPlaceholder)) : part(path)
}
