import { ChevronDown } from 'lucide-react'
import { listedLocales } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'
import { useLocale } from '../text/useLocale.ts'
import { useText } from '../text/useText.ts'
import css from './LocaleMenu.module.css'
import type { CurrentRoute } from './navigation.ts'

const panelId = 'menu-language'

/** The language list: each language by its own name, leading to the same page in it. */
export function LocaleMenu({ current }: { current: CurrentRoute }) {
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
              href={href(current?.id ?? 'home', code, current?.params)}
              hrefLang={code}
              lang={code}
              dir={dir}
              aria-current={code === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
