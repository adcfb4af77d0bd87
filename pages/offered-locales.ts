import type { OfferedLocale } from '../components/shell/LocaleSuggestion.tsx'
import { createTranslator } from '../components/text/create-translator.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { type Locale, localeRecord } from '../locales/locales.ts'
import { href, type RouteId } from '../locales/routes.ts'
import { pageLocales } from './registry/pages.ts'

type Route = { id: RouteId; params: Record<string, string> }

/** A page in its other live languages, each in its own words. */
export function offeredLocales(shown: Locale, { id, params }: Route): OfferedLocale[] {
  return pageLocales(id, params)
    .map(localeRecord)
    .filter(({ code, state }) => code !== shown && state === 'live')
    .map(({ code, dir }) => {
      const text = createTranslator({ locale: code, messages: messagesFor(code, ['common']) })
      return {
        code,
        dir,
        path: href(id, code, params),
        texts: {
          name: text('common.suggestion.name'),
          text: text('common.suggestion.text'),
          follow: text('common.suggestion.follow'),
          close: text('common.suggestion.close'),
        },
      }
    })
}
