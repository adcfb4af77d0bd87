import type { MessageId } from './messages.d.ts'

type PrefixOf<Id extends string, Part extends string> = Id extends `${infer Prefix}.${Part}`
  ? Prefix
  : never

/**
 * Prefixes under which all named parts are in the English catalogs, so that a page which lacks a
 * word for its section does not compile.
 * @example copy: CopyFor<'title' | 'lead'> accepts 'contact.form'
 */
export type CopyFor<Parts extends string, First extends Parts = Parts> = {
  [P in PrefixOf<MessageId, First>]: `${P}.${Parts}` extends MessageId ? P : never
}[PrefixOf<MessageId, First>]
