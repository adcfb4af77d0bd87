import { usePageContext } from 'vike-react/usePageContext'
import { pathnameOf } from './current-route.ts'

/** Path of the current page as the forms post it. */
export function usePathname(): string {
  return pathnameOf(usePageContext())
}
