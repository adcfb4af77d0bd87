import { readParts, sampleParts } from '../../content/brief.server.ts'
import { briefCatalogs, partWriter } from '../../content/part-writer.ts'
import { memoize } from '../../content/memoize.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'
import { briefOf, type BriefPart, briefParts, briefQuery } from '../contract/brief.ts'
import { type BriefField, briefKey } from '../contract/contact.ts'
import type { SentBrief } from '../contract/receipt.ts'
import { serverText } from '../server-text.ts'

/** Before each line of a part. */
const mark = '- '

/**
 * The payload as it is stored: its brief in words of the default locale, line by line, with the address of the page
 * that shows it at the end. Prices of a later day do not change what was sent.
 */
export function withBriefText<Payload extends BriefField & Record<string, string>>(
  payload: Payload,
  siteUrl: string,
): Payload {
  const { [briefKey]: query, ...rest } = payload
  const text = query === undefined ? '' : briefText(query, siteUrl)
  return (text === '' ? rest : { ...rest, [briefKey]: text }) as Payload
}

/** The brief that a query carries, in words; '' where it says nothing. */
function briefText(query: string, siteUrl: string): string {
  const write = writer()
  const kept = readParts(briefOf(query), write)
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
  const own = briefQuery(Object.fromEntries(briefParts.map((part) => [part, kept[part]?.query])))
  return [...lines, `${siteUrl}${href('my-brief', defaultLocale)}?${own}`].join('\n')
}

const sampleMark = memoize(() => serverText(defaultLocale, ['common'])('common.shell.sample-mark'))

const writer = memoize(() => partWriter(defaultLocale, serverText(defaultLocale, briefCatalogs)))

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
