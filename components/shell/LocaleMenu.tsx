import { ChevronDown } from 'lucide-react'
import { listedLocales, type Locale } from '../../locales/locales.ts'
import { useLocale } from '../text/useLocale.ts'
import { useText } from '../text/useText.ts'
import { pathInLocale } from './path-in-locale.ts'
import css from './LocaleMenu.module.css'
import type { CurrentRoute } from './navigation.ts'

const panelId = 'menu-language'

type Props = {
  current: CurrentRoute
  /** The languages that have the page. */
  pageLocales: readonly Locale[]
}

/** The language list: each language by its own name, leading to the same page in it, with its query. */
export function LocaleMenu({ current, pageLocales }: Props) {
  const locale = useLocale()
  const text = useText()
  return (
    <div className={css.menu}>
      <button
        type="button"
        className={css.button}
        popoverTarget={panelId}
        aria-label={text('common.menu.language', { code: locale.toUpperCase() })}
      >
        <span aria-hidden="true">{locale.toUpperCase()}</span>
        <ChevronDown strokeWidth={1.6} />
      </button>
      <ul id={panelId} popover="auto" className={css.panel}>
        {listedLocales.map(({ code, name, dir }) => (
          <li key={code}>
            <a
              href={pathInLocale(code, current, pageLocales)}
              hrefLang={code}
              lang={code}
              dir={dir}
              aria-current={code === locale ? 'true' : undefined}
              // What the page was asked for is the same in every language.
              data-locale-choice={pageLocales.includes(code) ? 'same-page' : 'other-page'}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
