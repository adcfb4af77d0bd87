import { useIntl } from 'react-intl'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'
import { defaultLocale, type Locale, localeRecord } from '../../locales/locales.ts'
import { isFallback, messageWithFallback } from './useText.ts'
import type { ReactNode } from 'react'

/** Values that a message needs: none, or exactly the named ones. */
type ValuesOf<Id extends MessageId> = keyof MessageValues[Id] extends never
  ? { values?: undefined }
  : { values: MessageValues[Id] }

/**
 * Shows a message by its id; parts of a section, whose ids begin alike, are shown by `SectionText`. `values` is demanded
 * exactly when the message has some. What the page has in English only is marked as English, by a span: where HTML
 * allows none, as in a drawing or an option, take `useText`.
 */
export function Message<Id extends MessageId>({ id, values }: { id: Id } & ValuesOf<Id>) {
  const intl = useIntl()
  const text = intl.formatMessage(messageWithFallback(intl, id), values as never)
  return (
    <ForeignText language={isFallback(intl, id) ? defaultLocale : undefined}>{text}</ForeignText>
  )
}

type Props = { language: Locale | undefined; children: ReactNode }

/** Marks words in another language than the page's, for screen readers and hyphenation (WCAG 3.1.2). */
export function ForeignText({ language, children }: Props) {
  if (!language) return <>{children}</>
  return (
    <span lang={language} dir={localeRecord(language).dir}>
      {children}
    </span>
  )
}
