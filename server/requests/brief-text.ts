import { readParts, sampleParts } from '../../content/brief.server.ts'
import { briefCatalogs, partWriter } from '../../content/brief.ts'
import { memoizeReader } from '../../locales/memoize-reader.server.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import {
  type Brief,
  briefFromQuery,
  type BriefPart,
  briefParts,
  briefQuery,
} from '../contract/brief.ts'
import { type BriefField, briefKey } from '../contract/contact.ts'
import type { SentBrief } from '../contract/receipt.ts'
import { translator } from '../../locales/translator.server.ts'

/** Before each line of a part. */
const mark = '- '

/** The fields of a request as they are stored and delivered: `brief` in words, where its form sent a query. */
export type StoredPayload = Record<string, string>

/**
 * The payload as it is stored: its brief in words of the default locale, line by line, with the address of the page
 * that shows it at the end. Prices of a later day do not change what was sent.
 */
export function withBriefText(
  payload: BriefField & Record<string, string>,
  { siteUrl, now, onError }: Writing,
): StoredPayload {
  const { [briefKey]: query, ...rest } = payload
  if (query === undefined) return payload
  const brief = briefFromQuery(query)
  let text: string
  try {
    text = briefText(brief, siteUrl, now)
  } catch (error) {
    onError(error)
    text = addressOf(brief, siteUrl)
  }
  return text === '' ? rest : { ...rest, [briefKey]: text }
}

type Writing = {
  siteUrl: string
  /** The moment whose clocks count. */
  now: Date
  /** Told of what cannot be written: the request is stored with the address of its brief alone. */
  onError: (error: unknown) => void
}

/** A brief in words; '' where it says nothing. */
function briefText(brief: Brief, siteUrl: string, now: Date): string {
  const write = writer()
  const kept = readParts(brief, write, now)
  const titleOf = (part: BriefPart) => {
    const title = write.text(`forms.brief.${part}`)
    return sampleParts.includes(part) ? `${title} (${sampleMark()})` : title
  }
  const lines = briefParts.flatMap((part) =>
    kept[part]
      ? [titleOf(part), ...kept[part].lines.map(({ label, value }) => `${mark}${label}: ${value}`)]
      : [],
  )
  if (lines.length === 0) return ''
  const own: Brief = Object.fromEntries(briefParts.map((part) => [part, kept[part]?.query]))
  return [...lines, addressOf(own, siteUrl)].join('\n')
}

function addressOf(brief: Brief, siteUrl: string): string {
  return `${siteUrl}${href('my-brief', defaultLocale)}?${briefQuery(brief)}`
}

const sampleMark = memoizeReader(() =>
  translator(defaultLocale, ['common'])('common.shell.sample-mark'),
)

const writer = memoizeReader(() =>
  partWriter(defaultLocale, translator(defaultLocale, briefCatalogs)),
)

/** A stored brief, part by part; undefined for a text that is none. */
export function readBriefText(
  text: string | undefined,
): (Pick<SentBrief, 'parts'> & { href: string }) | undefined {
  const lines = (text ?? '').split('\n')
  const address = lines.pop() ?? ''
  if (!/^https?:\/\/\S+$/.test(address)) return undefined
  const parts: { title: string; lines: string[] }[] = []
  for (const line of lines) {
    if (!line.startsWith(mark)) parts.push({ title: line, lines: [] })
    else parts.at(-1)?.lines.push(line.slice(mark.length))
  }
  return { parts, href: address }
}
