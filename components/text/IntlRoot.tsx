import type { ReactNode } from 'react'
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  MissingTranslationError,
  RawIntlProvider,
  type ResolvedIntlConfig,
  useIntl,
} from 'react-intl'
import { defaultLocale, formatsOf, type Locale } from '../../locales/locales.ts'
import { textsOf } from './useText.ts'
import { pickMessages, strayPrefix } from '../../locales/locale-messages.ts'

export type Messages = ResolvedIntlConfig['messages']

/** The page for an error may come before any messages do. */
type Words = { locale: string; messages?: Messages | undefined }

type Props = Words & { children: ReactNode }

/** Formats of dates, numbers and messages are expensive to make: all pages that a server renders share them. */
const formats = createIntlCache()

/** Gives the page its language and words. A missing message is an error, never a silent id. */
export function IntlRoot({ locale, messages, children }: Props) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>
}

/** A server renders many pages and islands with the same messages. */
const known = new WeakMap<Messages, IntlShape>()
const noMessages: Messages = {}

/** Forms messages in a language. */
function intlOf(locale: string, messages: Messages = noMessages): IntlShape {
  const found = known.get(messages)
  if (found?.locale === locale) return found
  const settings = {
    locale: formatsOf(locale),
    messages,
    defaultLocale: formatsOf(defaultLocale),
    timeZone: 'UTC',
  }
  // Formats may follow a more exact tag, en-GB for en; who asks for the locale gets that of the page.
  const intl = {
    ...createIntl({ ...settings, onError: failOnMissingMessage }, formats),
    locale,
  }
  known.set(messages, intl)
  return intl
}

/**
 * A message that is in English is no error of the page: the check of the words counts it.
 * @throws the given error otherwise: a page without its words must stop the build
 */
function failOnMissingMessage(error: Error): void {
  const standsIn = error instanceof MissingTranslationError && error.descriptor?.defaultMessage
  if (!standsIn) throw error
}

/**
 * Messages as strings outside React, for title and description of a page.
 * @throws when the page does not carry the message
 */
export function createTranslator({ locale, messages }: Words) {
  return textsOf(intlOf(locale, messages))
}

/** The locale of the page. */
export function useLocale(): Locale {
  return useIntl().locale as Locale
}

const none: readonly string[] = []

/** A server renders many islands with the same messages. */
const carried = new WeakMap<Messages, Map<readonly string[], Messages>>()

/**
 * The messages that an island names, of those that its page carries: one that is not there stops the build.
 * @throws Error when the page does not carry them
 */
export function carriedMessages(messages: Messages, prefixes: readonly string[] = none): Messages {
  const ofPage = carried.get(messages) ?? new Map<readonly string[], Messages>()
  carried.set(messages, ofPage)
  const own = ofPage.get(prefixes) ?? allNamed(messages, prefixes)
  ofPage.set(prefixes, own)
  return own
}

function allNamed(messages: Messages, prefixes: readonly string[]): Messages {
  const stray = strayPrefix(messages, prefixes)
  if (stray !== undefined) {
    throw new Error(
      `The page carries no message of "${stray}": add its catalog to those of the route.`,
    )
  }
  return pickMessages<Messages[string]>(messages, prefixes) as Messages
}
