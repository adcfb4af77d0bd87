import '../components/theme/theme.css'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Newsletter } from '../components/sections/Newsletter/Newsletter.tsx'
import { Sources } from '../components/sections/Sources/Sources.tsx'
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx'
import { SharedPart } from '../components/shell/shared-part.tsx'
import { Footer } from '../components/shell/Footer.tsx'
import { Header, SkipLink } from '../components/shell/Header.tsx'
import { LocaleSuggestion } from '../components/shell/LocaleSuggestion.tsx'
import { currentRoute, usePathname, useFormState } from './current-page.ts'

export function Layout({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const { menu, sources, data, head, pageLocales, offeredLocales } = pageContext
  const current = currentRoute(pageContext)
  const formState = useFormState('newsletter')
  const showsSample = data?.showsSample ?? false
  const ending = ['newsletter-and-footer', showsSample ? 'sample' : 'real'] as const
  return (
    <>
      <SkipLink />
      <Header current={current} menu={menu} pageLocales={pageLocales} />
      <main id="main" tabIndex={-1}>
        {current ? <Breadcrumbs current={current} pageName={head?.name} /> : null}
        {children}
        <Sources sources={sources} />
      </main>
      <SharedPart by={formState ? undefined : ending} path={usePathname()}>
        {(pathname) => (
          <>
            <Newsletter pathname={pathname} formState={formState} />
            <Footer menu={menu} showsSample={showsSample} />
          </>
        )}
      </SharedPart>
      <LocaleSuggestion offered={offeredLocales} />
    </>
  )
}
