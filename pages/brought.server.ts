import type { PageContextServer } from 'vike/types'
import { addressQuery, type Collected } from '../components/questionnaire/collected.ts'
import { answerKeys, type Answers, validAnswer } from '../components/questionnaire/valid-answer.ts'
import { createTranslator } from '../components/text/create-translator.ts'
import { readParts } from '../content/brief.server.ts'
import { memoize } from '../content/memoize.ts'
import { briefCatalogs, partWriter } from '../content/part-writer.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import { extractLocale, matchRoute, type RouteId } from '../locales/routes.ts'
import { type Brief, briefOf, readBrief } from '../server/contract/brief.ts'
import { briefKey } from '../server/contract/contact.ts'
import { oneLine } from '../server/contract/text-fields.ts'

/** Pages whose address can bring something along for a request. */
const bringing: readonly RouteId[] = ['contact-us', 'get-in-touch', 'my-brief']

type Known = Pick<PageContextServer, 'urlOriginal' | 'formState' | 'locale'>

/** What the address of a page, or a post that it answers, brings along for a request; undefined where that is nothing. */
export function broughtBy({ urlOriginal, formState, locale }: Known): Collected | undefined {
  if (formState) return collected(formState.values, briefOf(formState.values[briefKey]), locale)
  const { pathname, searchParams } = new URL(urlOriginal, 'http://path.invalid')
  if (searchParams.size === 0) return undefined
  const route = matchRoute(extractLocale(pathname).path)
  if (!route || !bringing.includes(route.id)) return undefined
  const values = Object.fromEntries(searchParams)
  return collected(values, readBrief(values), locale)
}

/** The parts of a brief in the words of a language. */
export function partsIn(brief: Brief, locale: Locale) {
  return readParts(brief, writerOf(locale))
}

function collected(
  values: Readonly<Record<string, string | undefined>>,
  brief: Brief,
  locale: Locale,
): Collected | undefined {
  const answers = Object.fromEntries(
    answerKeys.map((key) => [key, validAnswer(key, oneLine(values[key]))]),
  ) as Answers
  const found = { answers, parts: partsIn(brief, locale) }
  return addressQuery(found) === '' ? undefined : found
}

const writerOf = memoize((locale: Locale) =>
  partWriter(locale, createTranslator({ locale, messages: messagesFor(locale, briefCatalogs) })),
)
