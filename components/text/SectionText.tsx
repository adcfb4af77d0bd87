import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { defaultLocale } from '../../locales/locales.ts'
import { ForeignText } from './Message.tsx'
import { isFallback, messageWithFallback } from './useText.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import css from './SectionText.module.css'

/**
 * Words of a section: the prefix under which all parts are messages, or the texts themselves, as the
 * pages that are entries of `content` have them.
 */
export type SectionCopy<Parts extends string> = CopyFor<Parts> | Readonly<Record<Parts, string>>

type AnySectionCopy<Part extends string> = string | Readonly<Record<Part, string>>

type Values = Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>

type Props<Part extends string> = {
  copy: AnySectionCopy<Part>
  part: Part
  /** Values that a message may use; finished texts have none. */
  values?: Values
}

/** Parts that are set large, where a word that is divided at its hyphen catches the eye. */
const headings: readonly string[] = ['title', 'heading']

/** One part of a section's words. */
export function SectionText<Part extends string>({ copy, part, values }: Props<Part>) {
  const intl = useIntl()
  const set = (words: ReactNode) =>
    typeof words === 'string' && headings.includes(part) ? <WholeCompounds text={words} /> : words
  if (typeof copy !== 'string') return <>{set(copy[part])}</>
  const id = `${copy}.${part}`
  const text = intl.formatMessage(messageWithFallback(intl, id), values as never)
  return (
    <ForeignText language={isFallback(intl, id) ? defaultLocale : undefined}>
      {set(text)}
    </ForeignText>
  )
}

/** Two short words that a hyphen joins, such as "front-end", at the beginning of a word. */
const compound = /(?<![\p{L}\p{N}-])(\p{L}{1,5}-\p{L}{1,5})(?![\p{L}\p{N}])/u

/** One with a longer word, up to what a line of a large title holds. */
const longCompound =
  /(?<![\p{L}\p{N}-])(?=[\p{L}-]*\p{L}{6})(?=[\p{L}-]{1,21}(?![\p{L}\p{N}-]))(\p{L}+(?:-\p{L}+)+)/u

/**
 * A text whose short compounds are never divided at the end of a line: a browser may do that at each hyphen. They are
 * kept by style alone, so that searching and copying find the hyphen that was written. A long one is divided only where
 * no line holds it.
 */
function WholeCompounds({ text }: { text: string }) {
  return inSpans(text, longCompound, css.long, (part) => inSpans(part, compound, css.whole))
}

/** A text with what a pattern finds in spans of a class. */
function inSpans(
  text: string,
  pattern: RegExp,
  className: string | undefined,
  within: (part: string) => ReactNode = (part) => part,
): ReactNode {
  return text.split(pattern).map((part, at) =>
    at % 2 === 0 ? (
      within(part)
    ) : (
      <span key={at} className={className}>
        {within(part)}
      </span>
    ),
  )
}

/** The same as a string, for attributes and props. */
export function useSectionText() {
  const intl = useIntl()
  return <Part extends string>(copy: AnySectionCopy<Part>, part: Part): string =>
    typeof copy === 'string'
      ? intl.formatMessage(messageWithFallback(intl, `${copy}.${part}`))
      : copy[part]
}

type PrefixOf<Id extends string, Part extends string> = Id extends `${infer Prefix}.${Part}`
  ? Prefix
  : never

/**
 * Prefixes under which all named parts are in the English catalogs, so that a page which lacks a
 * word for its section does not compile.
 * @example copy: CopyFor<'title' | 'lead'> accepts 'contact.form'
 */
type CopyFor<Parts extends string, First extends Parts = Parts> = {
  [P in PrefixOf<MessageId, First>]: `${P}.${Parts}` extends MessageId ? P : never
}[PrefixOf<MessageId, First>]
