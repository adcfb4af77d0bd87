/** Initials of a name for a seal: first and last word, without titles such as "Dr.". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('')
}
