import { ChevronDown } from 'lucide-react'
import { selectableLocales, type Locale } from '../../locales/locales.ts'
import { useLocale } from '../text/IntlRoot.tsx'
import { useText } from '../text/useText.ts'
import css from './LocaleMenu.module.css'
import type { CurrentRoute } from './navigation.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'
import { href } from '../../locales/addresses.ts'

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
        {selectableLocales.map(({ code, name, dir }) => (
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

/**
 * Address of the current page in another language, or of the page above it where nobody translated it.
 * @param pageLocales the languages that have the page
 */
export function pathInLocale(
  code: Locale,
  current: CurrentRoute,
  pageLocales: readonly Locale[],
): string {
  if (!current) return href('home', code)
  if (pageLocales.includes(code)) return href(current.id, code, current.params)
  const { parent } = routes[current.id]
  return href((parent as RouteId | null) ?? 'home', code)
}
