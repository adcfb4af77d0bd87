import type { ReactNode } from 'react'
import { IntlProvider, MissingTranslationError, type ResolvedIntlConfig } from 'react-intl'
import { defaultLocale } from '../../locales/locales.ts'

export type Messages = ResolvedIntlConfig['messages']

type Props = { locale: string; messages: Messages; children: ReactNode }

/** Gives the page its language and words. A missing message is an error, never a silent id. */
export function IntlRoot({ locale, messages, children }: Props) {
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={defaultLocale}
      messages={messages}
      timeZone="UTC"
      onError={failOnMissingMessage}
    >
      {children}
    </IntlProvider>
  )
}

/**
 * A message that stands in English is no fault of the page: the check of the words counts it.
 * @throws the given error otherwise: a page without its words must stop the build
 */
export function failOnMissingMessage(error: Error): void {
  const standsIn = error instanceof MissingTranslationError && error.descriptor?.defaultMessage
  if (!standsIn) throw error
}
