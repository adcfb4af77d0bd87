import type { PageContextServer } from 'vike/types'
import { extractLocale, matchRoute } from '../locales/addresses.ts'
import { pathnameOf } from './current-page.ts'
import { addressQuery, type Collected } from '../components/questionnaire/collected.ts'
import { type Answers, validAnswer } from '../components/questionnaire/valid-answer.ts'
import { readParts } from '../content/brief.server.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import { briefCatalogs, partWriter } from '../content/brief.ts'
import { translator } from '../locales/translator.server.ts'
import type { Locale } from '../locales/locales.ts'
import { routes, type RouteId } from '../locales/route-table.ts'
import {
  answerKeys,
  type Brief,
  briefFromQuery,
  collectedKeys,
  briefFromValues,
} from '../server/contract/brief.ts'
import { briefKey } from '../server/contract/contact.ts'
import { type FormValues, oneLine } from '../server/contract/text-fields.ts'

/**
 * Error pages lose what `onBeforeRoute` found: the locale is read off the address again. What an address or a post brings
 * along for a request is read here too, for every page that shows it.
 */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.locale ??= extractLocale(pathnameOf(pageContext)).locale
  pageContext.brought ??= broughtBy(pageContext)
}

/** Whether an address of the route can bring everything along; that of the finder changes with each of its steps. */
function bringsCollected(id: RouteId): boolean {
  const { query } = routes[id]
  return collectedKeys.every((key) => query?.includes(key))
}

type Known = Pick<PageContextServer, 'urlOriginal' | 'broughtByPost' | 'locale'>

/** What the address of a page, or a post that it answers, brings along for a request; undefined where that is nothing. */
function broughtBy({ urlOriginal, broughtByPost, locale }: Known): Collected | undefined {
  if (broughtByPost)
    return collectedIn(broughtByPost, briefFromQuery(broughtByPost[briefKey]), locale)
  const { pathname, searchParams } = new URL(urlOriginal, 'http://path.invalid')
  if (searchParams.size === 0) return undefined
  const route = matchRoute(extractLocale(pathname).path)
  if (!route || !bringsCollected(route.id)) return undefined
  const asked = Object.fromEntries(searchParams)
  return collectedIn(asked, briefFromValues(asked), locale)
}

function collectedIn(values: FormValues, brief: Brief, locale: Locale): Collected | undefined {
  const answers = Object.fromEntries(
    answerKeys.map((key) => [key, validAnswer(key, oneLine(values[key]))]),
  ) as Answers
  const found = { answers, parts: readParts(brief, writerOf(locale), new Date()) }
  return addressQuery(found) === '' ? undefined : found
}

const writerOf = memoizeReader((locale: Locale) =>
  partWriter(locale, translator(locale, briefCatalogs)),
)
