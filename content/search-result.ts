import { company } from './company.ts'
import { ContentError } from './content-error.ts'
import table from './arial-widths.json' with { type: 'json' }

/** What search results show whole: width in pixels, and size of the type. */
export const searchResult = {
  title: { width: 580, size: 20 },
  description: { width: 920, size: 14 },
} as const

/**
 * Checks that search results do not cut the words of an entry.
 * @param title name of the page, without the company's
 * @param field name of the description in messages
 * @throws ContentError when the title, with the company's name behind it, or the description is too wide
 */
export function checkSearchResult(
  file: string,
  { title, description, field }: { title: string; description: string; field: string },
): void {
  check(file, 'title', `${title} – ${company.name}`, searchResult.title)
  check(file, field, description, searchResult.description)
}

/**
 * Refuses marks that mean something on the page alone in a title that leaves it: for tabs, feeds and search engines.
 * @throws ContentError for a soft hyphen
 */
export function refuseSoftHyphen(file: string, title: string): void {
  if (!title.includes('\u00AD')) return
  throw new ContentError(file, 'title', 'holds a soft hyphen: browsers divide it by themselves')
}

function check(file: string, field: string, text: string, limit: { width: number; size: number }) {
  const width = Math.ceil(textWidth(text, limit.size))
  if (width <= limit.width) return
  throw new ContentError(
    file,
    field,
    `is ${width} px wide in search results: use at most ${limit.width}, about ${Math.round((text.length * limit.width) / width)} characters`,
  )
}

/** Width of each character of the table, in parts of the size of the type. */
const widths = new Map(
  Object.entries(table.widths).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width) / table.unitsPerEm] as const),
  ),
)

/** Marks, soft hyphens and joiners take no room of their own. */
const withoutWidth = /[\p{M}\p{Cf}]/u

/** A no-break space or hyphen is as wide as the plain one. */
const plain: Record<string, string> = { '\u00A0': ' ', '\u202F': ' ', '\u2011': '-' }

/**
 * Width of a line as search results show it: Arial, in which Chinese, Japanese and Korean characters
 * are as wide as the type is high. A character that the table lacks counts as much.
 * @param size of the type in pixels
 * @returns pixels
 */
export function textWidth(text: string, size: number): number {
  const characters = [...text.normalize('NFC')].filter((each) => !withoutWidth.test(each))
  const parts = characters.map((each) => widths.get(plain[each] ?? each) ?? 1)
  return parts.reduce((sum, part) => sum + part, 0) * size
}
