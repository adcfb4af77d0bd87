import { useIntl } from 'react-intl'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'

/** Values that a message needs: none, or exactly the named ones. */
export type ValuesOf<Id extends MessageId> = keyof MessageValues[Id] extends never
  ? { values?: undefined }
  : { values: MessageValues[Id] }

/** The only way to show a message: `values` is demanded exactly when the message has some. */
export function T<Id extends MessageId>({ id, values }: { id: Id } & ValuesOf<Id>) {
  return <>{useIntl().formatMessage({ id }, values as never)}</>
}
