import type { ReactNode } from 'react'
import { type Locale, localeRecord } from '../../locales/locales.ts'

type Props = { language: Locale | undefined; children: ReactNode }

/** Marks words in another language than the page's, for screen readers and hyphenation (WCAG 3.1.2). */
export function ForeignText({ language, children }: Props) {
  if (!language) return <>{children}</>
  return (
    <span lang={language} dir={localeRecord(language).dir}>
      {children}
    </span>
  )
}
