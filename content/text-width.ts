import table from './arial-widths.json' with { type: 'json' }

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
