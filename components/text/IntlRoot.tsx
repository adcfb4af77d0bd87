import type { ReactNode } from 'react'
import { IntlProvider, type ResolvedIntlConfig } from 'react-intl'
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

/** @throws the given error: a page without its words must stop the build. */
export function failOnMissingMessage(error: Error): never {
  throw error
}
