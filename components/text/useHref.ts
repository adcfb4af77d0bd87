import { useIntl } from 'react-intl'
import type { Locale } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import type { RouteId } from '../../locales/route-table.ts'
import type { ClaimId } from '../../content/company.ts'

/** Makes internal addresses in the language of the page, or in that of what they lead to. */
export function useHref() {
  const locale = useIntl().locale as Locale
  return (id: RouteId, params?: Record<string, string>, language: Locale = locale) =>
    href(id, language, params)
}

/** Address of a story's page, which is in the language of the story where that is not the visitor's. */
export function useStoryHref() {
  const hrefOf = useHref()
  return ({ slug, language }: { slug: string; language: Locale | undefined }) =>
    hrefOf('success-stories.story', { story: slug }, language)
}

/** Addresses of the definitions of claims; the only place that knows where they stand. */
export function useClaimHref() {
  const claims = useHref()('claims')
  return (id: ClaimId) => `${claims}#${id}`
}

/**
 * Whether two addresses lead to the same page: query, hash, a slash at the end and the case of letters
 * do not count.
 */
export function samePath(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase()
}
