import { createTranslator } from '../components/text/create-translator.ts'
import { memoize } from '../content/memoize.ts'
import { tagSlug } from '../content/blog-lists.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'

/**
 * The name of a blog tag in a language.
 * @throws when the catalog `tags` does not have the tag, so that no page shows an English word
 */
export const tagName = memoize((tag: string, locale: Locale): string => {
  const text = createTranslator({ locale, messages: messagesFor(locale, ['tags']) }) as (
    id: string,
  ) => string
  return text(`tags.${tagSlug(tag)}`)
})
