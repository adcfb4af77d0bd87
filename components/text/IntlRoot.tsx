import { type ReactNode, useMemo } from 'react'
import {
  createIntl,
  createIntlCache,
  MissingTranslationError,
  RawIntlProvider,
  type ResolvedIntlConfig,
} from 'react-intl'
import { defaultLocale } from '../../locales/locales.ts'

export type Messages = ResolvedIntlConfig['messages']

type Props = { locale: string; messages: Messages; children: ReactNode }

/** Formats of dates, numbers and messages are dear to make: all pages that a server renders share them. */
const formats = createIntlCache()

/** Gives the page its language and words. A missing message is an error, never a silent id. */
export function IntlRoot({ locale, messages, children }: Props) {
  const intl = useMemo(() => {
    const settings = { locale, messages, defaultLocale, timeZone: 'UTC' }
    return createIntl({ ...settings, onError: failOnMissingMessage }, formats)
  }, [locale, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/**
 * A message that stands in English is no fault of the page: the check of the words counts it.
 * @throws the given error otherwise: a page without its words must stop the build
 */
export function failOnMissingMessage(error: Error): void {
  const standsIn = error instanceof MissingTranslationError && error.descriptor?.defaultMessage
  if (!standsIn) throw error
}
