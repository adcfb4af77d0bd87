import '../components/theme/theme.css'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Newsletter } from '../components/sections/Newsletter/Newsletter.tsx'
import { Sources } from '../components/sections/Sources/Sources.tsx'
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx'
import { SharedPart } from '../components/shell/shared-part.tsx'
import { Footer } from '../components/shell/Footer.tsx'
import { Header, SkipLink, SampleNote } from '../components/shell/Header.tsx'
import { LocaleSuggestion } from '../components/shell/LocaleSuggestion.tsx'
import { currentRoute, usePathname, useFormState } from './current-page.ts'

export function Layout({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const { menu, sources, data, head, pageLocales, offeredLocales } = pageContext
  const current = currentRoute(pageContext)
  const formState = useFormState('newsletter')
  return (
    <>
      <SkipLink />
      <Header current={current} menu={menu} pageLocales={pageLocales} />
      <main id="main" tabIndex={-1}>
        {current ? <Breadcrumbs current={current} pageName={head?.name} /> : null}
        {children}
        <Sources sources={sources} />
        {data?.showsSample ? <SampleNote /> : null}
      </main>
      <SharedPart by={formState ? undefined : ['newsletter-and-footer']} path={usePathname()}>
        {(pathname) => (
          <>
            <Newsletter pathname={pathname} formState={formState} />
            <Footer menu={menu} />
          </>
        )}
      </SharedPart>
      <LocaleSuggestion offered={offeredLocales} />
    </>
  )
}
