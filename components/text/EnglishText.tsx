import type { ReactNode } from 'react'
import { defaultLocale } from '../../locales/locales.ts'

/** Marks an English text on a page in another language, for screen readers and search engines. */
export function EnglishText({ children }: { children: ReactNode }) {
  return (
    <span lang={defaultLocale} dir="ltr">
      {children}
    </span>
  )
}
