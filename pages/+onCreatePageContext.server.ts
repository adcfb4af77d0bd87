import type { PageContextServer } from 'vike/types'
import { extractLocale, matchRoute, type RouteId } from '../locales/routes.ts'
import { pathnameOf } from './current-page.ts'
import { broughtByAddress, broughtByPost } from '../components/questionnaire/brought.ts'
import type { Collected } from '../components/questionnaire/collected.ts'
import { createTranslator } from '../components/text/IntlRoot.tsx'
import { readParts } from '../content/brief.server.ts'
import { memoize } from '../content/memoize.ts'
import { briefCatalogs, partWriter } from '../content/brief.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'

/** Error pages lose what `onBeforeRoute` found: the locale is read off the address again. */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.locale ??= extractLocale(pathnameOf(pageContext)).locale
  pageContext.brought ??= broughtBy(pageContext)
}

/** Pages whose address can bring something along for a request. */
const bringing: readonly RouteId[] = ['contact-us', 'get-in-touch', 'my-brief']

type Known = Pick<PageContextServer, 'urlOriginal' | 'formState' | 'locale'>

/** What the address of a page, or a post that it answers, brings along for a request; undefined where that is nothing. */
function broughtBy({ urlOriginal, formState, locale }: Known): Collected | undefined {
  const read: Parameters<typeof broughtByPost>[1] = (brief) =>
    readParts(brief, writerOf(locale), new Date())
  if (formState) return broughtByPost(formState.values, read)
  const { pathname, searchParams } = new URL(urlOriginal, 'http://path.invalid')
  if (searchParams.size === 0) return undefined
  const route = matchRoute(extractLocale(pathname).path)
  return route && bringing.includes(route.id) ? broughtByAddress(searchParams, read) : undefined
}

const writerOf = memoize((locale: Locale) =>
  partWriter(locale, createTranslator({ locale, messages: messagesFor(locale, briefCatalogs) })),
)
