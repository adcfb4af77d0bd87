import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { PreviewRoot } from '../components/l10n-preview/PreviewRoot.tsx'
import { IntlRoot, type Messages } from '../components/text/IntlRoot.tsx'
import { description } from './+description.ts'
import { pageTitle } from './page-title.ts'

export function Wrapper({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const { locale, messages } = pageContext
  if (!__L10N_PREVIEW__) {
    return (
      <IntlRoot locale={locale} messages={messages}>
        {children}
      </IntlRoot>
    )
  }
  const headWith = (shown: Messages) => {
    const page = { ...pageContext, messages: shown }
    return { title: pageTitle(page), description: description(page) }
  }
  return (
    <PreviewRoot locale={locale} messages={messages} headWith={headWith}>
      {children}
    </PreviewRoot>
  )
}
