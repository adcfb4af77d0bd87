import { useIntl } from 'react-intl'
import type { MessageValues, RequiredMessageId } from '../../locales/messages.d.ts'
import { messageWithFallback } from './message-with-fallback.ts'

type Arguments<Id extends RequiredMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/**
 * Messages as strings, for attributes. Accepts only messages marked `required`, since an attribute
 * cannot mark a fallback as English; only a locale in preview may lack them.
 */
export function useText() {
  const intl = useIntl()
  return <Id extends RequiredMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String(intl.formatMessage(messageWithFallback(intl, id), values as never))
}
