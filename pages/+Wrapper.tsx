import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IntlRoot } from '../components/text/IntlRoot.tsx'

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      {children}
    </IntlRoot>
  )
}
