/** A text up to this length stays whole. */
const whole = 90
/** A longer one is cut to this length. */
const cut = 80

/**
 * The beginning of a text for cards (K-04, A-65). Lengths are counted in characters as readers see them,
 * so that no emoji and no accent is cut in half.
 */
export function previewText(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  if (characters.length <= whole) return text
  return `${characters.slice(0, cut).join('').trimEnd()}…`
}
