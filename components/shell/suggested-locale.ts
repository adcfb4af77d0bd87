/**
 * The language to suggest: the first of the visitor's languages that the site has, unless the page is
 * in it already. Only language and script count.
 * @param wanted BCP 47 tags, the most wanted first (`navigator.languages`)
 * @param shown the page's language
 * @param offered the other languages that have the page
 */
export function suggestedLocale<Code extends string>(
  wanted: readonly string[],
  shown: string,
  offered: readonly Code[],
): Code | undefined {
  for (const tag of wanted) {
    if (written(tag) === written(shown)) return undefined
    const found = offered.find((code) => written(code) === written(tag))
    if (found) return found
  }
  return undefined
}

/** Language and script of a tag, such as `zh-Hant` for `zh-TW`. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
