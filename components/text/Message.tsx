import { useIntl } from 'react-intl'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { ForeignText } from './ForeignText.tsx'
import { isFallback, messageWithFallback } from './message-with-fallback.ts'

/** Values that a message needs: none, or exactly the named ones. */
export type ValuesOf<Id extends MessageId> = keyof MessageValues[Id] extends never
  ? { values?: undefined }
  : { values: MessageValues[Id] }

/**
 * Shows a message by its id; parts of a section, whose ids begin alike, are shown by `SectionText`. `values` is demanded exactly when the message has some. What the page
 * has in English only is marked as English, by a span: where HTML allows none, as in
 * a drawing or an option, take `useText`.
 */
export function Message<Id extends MessageId>({ id, values }: { id: Id } & ValuesOf<Id>) {
  const intl = useIntl()
  const text = intl.formatMessage(messageWithFallback(intl, id), values as never)
  return (
    <ForeignText language={isFallback(intl, id) ? defaultLocale : undefined}>{text}</ForeignText>
  )
}
