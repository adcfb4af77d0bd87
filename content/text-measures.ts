/** Shortest sentence that counts as copied when two texts hold it, in characters. */
const copiedFrom = 60

/**
 * Words of a Markdown text as a visitor counts them: without marks, rulers and heading ids.
 * @param text the Markdown
 */
export function wordCount(text: string): number {
  const words = plain(text).split(/\s+/)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Sentences of more than 60 characters that stand in more than one text.
 * @param texts path and Markdown of each
 * @returns one line per sentence: the paths, then the sentence
 */
export function sharedSentences(
  texts: readonly (readonly [path: string, text: string])[],
): string[] {
  const homes = new Map<string, Set<string>>()
  for (const [path, text] of texts) {
    for (const sentence of sentences(text)) {
      homes.set(sentence, (homes.get(sentence) ?? new Set()).add(path))
    }
  }
  return [...homes]
    .filter(([, paths]) => paths.size > 1)
    .map(([sentence, paths]) => `${[...paths].join(', ')}: ${sentence}`)
}

/** How many words in a row make a passage: shorter ones are everyone's. */
const passageWords = 5

/** Every passage of a text, whatever stands between its words. */
export function passages(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(passageWords - 1).map((_, at) => words.slice(at, at + passageWords).join(' ')),
  )
}

/** Which part of the shorter of two texts the other one says too, from 0 to 1. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : [...one].filter((passage) => other.has(passage)).length / least
}

function sentences(text: string): string[] {
  const split = new Intl.Segmenter('en', { granularity: 'sentence' })
  return plain(text)
    .split(/\n\s*\n/)
    .flatMap((block) => [...split.segment(block.replace(/\s+/g, ' '))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > copiedFrom)
}

function plain(text: string): string {
  return text
    .replace(/\{#[^}]*\}/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[#>*[\]|]/g, ' ')
}
