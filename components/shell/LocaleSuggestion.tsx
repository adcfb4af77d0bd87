import { useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { useLocale } from '../text/useLocale.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import { hasLocaleChoice, keepLocaleChoice } from '../text/locale-choice.ts'
import css from './LocaleSuggestion.module.css'
import { suggestedLocale } from './suggested-locale.ts'

/** The page in another language, offered in that language. */
export type OfferedLocale = {
  code: Locale
  dir: 'ltr' | 'rtl'
  address: string
  words: { name: string; text: string; follow: string; close: string }
}

/**
 * A bar that offers the visitor's own language, once, and never leads there by itself. It comes by script
 * alone, so that no crawler sees it (translation guide 10).
 */
export function LocaleSuggestion({ offered }: { offered: readonly OfferedLocale[] }) {
  const shown = useLocale()
  const hydrated = useHydrated()
  const [closed, setClosed] = useState(false)
  if (!hydrated || closed || hasLocaleChoice()) return null

  const codes = offered.map(({ code }) => code)
  const code = suggestedLocale(navigator.languages, shown, codes)
  const suggestion = offered.find((one) => one.code === code)
  if (!suggestion) return null
  const { dir, address, words } = suggestion
  return (
    <section
      className={css.bar}
      lang={suggestion.code}
      dir={dir}
      aria-label={words.name}
      data-print="hide"
    >
      <p>{words.text}</p>
      <a
        href={address}
        hrefLang={suggestion.code}
        onClick={() => keepLocaleChoice(suggestion.code)}
      >
        {words.follow}
      </a>
      <CloseButton
        name={words.close}
        onPress={() => {
          keepLocaleChoice(shown)
          setClosed(true)
        }}
      />
    </section>
  )
}
