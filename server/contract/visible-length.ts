/**
 * How many characters of a text can be seen: zero-width characters, other invisible ones and controls do not
 * count, nor does the Braille pattern without dots; an accent that has a place of its own counts with its letter.
 */
export function visibleLength(text: string): number {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu, '')
    .trim()
  return [...visible].length
}
