const token = /(?<![\p{L}\p{N}.,])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/gu

/** Figures that an English text shows, as they stand there: "3,000", "4.4", "24". */
export function figuresOf(words: string): string[] {
  return [...new Set(words.match(token) ?? [])]
}

/** Those of some English figures that a text in another locale shows in no form. */
export function lostFigures(locale: string, figures: readonly string[], words: string): string[] {
  return figures.filter((figure) => !forms(locale, figure).some((form) => shows(words, form)))
}

const known = new Map<string, readonly string[]>()

/** A figure as English wrote it, and as the locale does, grouped or not. */
function forms(locale: string, figure: string): readonly string[] {
  const key = `${locale} ${figure}`
  const found = known.get(key) ?? readForms(locale, figure)
  known.set(key, found)
  return found
}

function readForms(locale: string, figure: string): readonly string[] {
  const value = Number(figure.replaceAll(',', ''))
  if (Number.isNaN(value)) return [figure]
  const digits = figure.split('.')[1]?.length ?? 0
  const ways = [true, false].map((useGrouping) =>
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value),
  )
  return [figure, ...ways]
}

/** Whether a text holds a figure that is no part of a longer one. */
function shows(words: string, form: string): boolean {
  for (let at = words.indexOf(form); at >= 0; at = words.indexOf(form, at + 1)) {
    if (!/\p{Nd}/u.test(words.slice(at - 1, at)) && !/\p{Nd}/u.test(words.charAt(at + form.length)))
      return true
  }
  return false
}
