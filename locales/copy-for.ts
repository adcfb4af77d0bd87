import type { MessageId } from './messages.d.ts'

type PrefixOf<Id extends string, Part extends string> = Id extends `${infer Prefix}.${Part}` ? Prefix : never
export type CopyFor<Parts extends string, First extends Parts = Parts> = {
  [P in PrefixOf<MessageId, First>]: `${P}.${Parts}` extends MessageId ? P : never
}[PrefixOf<MessageId, First>]
