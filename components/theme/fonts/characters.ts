const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))

/**
 * What English and German pages need: these characters are in the first file of every family, so
 * that a page in one of the two languages loads one file for each family and nothing more.
 */
export const coreCharacters = codePoints(`${printableAscii}\u00a0©«»°·×áéíóúüöäßÄÖÜ‘’‚“”„–—…•€™−′″`)

/** Further letters in the names of places on English pages (Chișinău, Wrocław), in a small file of their own. */
export const nameCharacters = codePoints('ășȘțłń')

function codePoints(text: string): ReadonlySet<number> {
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
}
