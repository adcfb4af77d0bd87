import type { Locale } from '../../locales/locales.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import css from './LocaleSuggestion.module.css'

/** The page in another language, offered in that language. */
export type OfferedLocale = {
  code: Locale
  dir: 'ltr' | 'rtl'
  path: string
  texts: { name: string; text: string; follow: string; close: string }
}

/**
 * A bar that offers the visitor's own language, once, and never leads there by itself. It comes by script
 * alone, so that no crawler sees it.
 */
export function LocaleSuggestion({ offered }: { offered: readonly OfferedLocale[] }) {
  if (offered.length === 0) return null
  return (
    <template data-behaviour="locale-suggestion" data-start="idle">
      {offered.map(({ code, dir, path, texts }) => (
        <section
          key={code}
          className={css.bar}
          lang={code}
          dir={dir}
          aria-label={texts.name}
          data-print="hide"
        >
          <p>{texts.text}</p>
          <a href={path} hrefLang={code} data-locale-choice="other-page">
            {texts.follow}
          </a>
          <CloseButton name={texts.close} />
        </section>
      ))}
    </template>
  )
}
