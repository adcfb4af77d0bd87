import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Changes every text of a message; values, tags and the keys of branches stay. */
type Transform = (text: string) => string

const accents: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

/** Texts grow by about a third in many languages. */
const growth = 0.37

/** en-XA: accents on every letter and about 1.37 × the length; finds plain English and cut text. */
const accented: Transform = (text) =>
  text.replace(/[a-z]+/gi, (word) => {
    const letters = Array.from(word, (letter) => accents[letter.toLowerCase()] ?? letter)
    const more = letters.slice(0, Math.round(letters.length * growth))
    return (
      letters.map((letter, at) => (isUpper(word[at]) ? letter.toUpperCase() : letter)).join('') +
      more.join('')
    )
  })

function isUpper(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLowerCase()
}

/** en-XB: every word set from right to left by U+202B … U+202C; finds physical directions. */
const mirrored: Transform = (text) => text.replace(/\S+/g, (word) => `\u202B${word}\u202C`)

const transforms = { 'en-XA': accented, 'en-XB': mirrored } as const

export type PseudoLocale = keyof typeof transforms

/** Whether a locale is made from English, for tests. */
export function isPseudoLocale(locale: string): locale is PseudoLocale {
  return Object.hasOwn(transforms, locale)
}

/** A message of a pseudo-locale, made from the English one. */
export function pseudoMessage(
  locale: PseudoLocale,
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] {
  return elements.map((element) => changed(element, transforms[locale]))
}

function changed(element: MessageFormatElement, transform: Transform): MessageFormatElement {
  const within = (children: readonly MessageFormatElement[]) =>
    children.map((child) => changed(child, transform))
  if ('options' in element) {
    const options = Object.fromEntries(
      Object.entries(element.options).map(([key, { value }]) => [key, { value: within(value) }]),
    )
    return { ...element, options }
  }
  if ('children' in element) return { ...element, children: within(element.children) }
  // Literals are the only elements left whose value is text of the message (TYPE.literal is 0).
  return element.type === 0 ? { ...element, value: transform(element.value) } : element
}
