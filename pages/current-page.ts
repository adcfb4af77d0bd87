import type { PageContext } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { extractLocale, matchRoute } from '../locales/addresses.ts'
import type { ErrorKind } from '../components/sections/ErrorNotice/ErrorNotice.tsx'
import { askedMode, type PreviewMode } from '../locales/preview.ts'
import type { FormState } from '../components/forms/useRequestForm.ts'
import type { FormName } from '../server/contract/form-names.ts'
import { safeFormPath } from '../server/contract/text-fields.ts'

/** The route that a page belongs to, with its parameters; undefined on error pages. */
export function currentRoute(pageContext: PageContext) {
  if (pageContext.pageId?.endsWith('/_error')) return undefined
  return matchRoute(extractLocale(pathnameOf(pageContext)).path)
}

/** Path of the page with the locale's prefix, as forms post it. */
export function pathnameOf({
  urlOriginal,
  shownPath,
}: Pick<PageContext, 'urlOriginal' | 'shownPath'>): string {
  const { pathname } = new URL(shownPath ?? urlOriginal, 'http://path.invalid')
  return safeFormPath(pathname)
}

/** Which of the error pages is shown: unknown address, unreadable form, no answer for now, or an error of ours. */
export function errorKind({ is404, postRejected, failed }: PageContext): ErrorKind {
  if (postRejected) return 'refused'
  if (failed) return failed
  return is404 ? 'not-found' : 'failure'
}

/** How the messages of a page are marked for translators, where its address asks for it. */
export function modeToServe({ urlOriginal }: PageContext): PreviewMode | undefined {
  return askedMode(new URL(urlOriginal, 'http://path.invalid').search)
}

/** Path of the current page. */
export function usePathname(): string {
  return pathnameOf(usePageContext())
}

/** What a form of the page begins with: after a post without script its state, and what the address brings along. */
export function useFormState(form: FormName): FormState | undefined {
  const { brought, posted: postedForm } = usePageContext()
  const posted = postedForm?.form === form ? postedForm : undefined
  return brought || posted ? { brought, posted } : undefined
}
