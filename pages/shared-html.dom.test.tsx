import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogMessages } from '../locales/catalog.server.ts'
import { IslandBox } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { SharedHtml, withSharedHtml } from './shared-html.server.tsx'
import { SharedHtmlContext, SharedPart } from '../components/shell/shared-part.tsx'
import { Newsletter } from '../components/sections/Newsletter/Newsletter.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'
import { exampleMenu } from '../components/shell/example-menu.ts'
import { Footer } from '../components/shell/Footer.tsx'
import { Header } from '../components/shell/Header.tsx'
import type { CurrentRoute } from '../components/shell/navigation.ts'

const catalogs = ['common', 'claims', 'taxonomy', 'search', 'forms']
const path = "/blog/it's?no&query"

/** In an order in which each page could get what another one has rendered. */
const currents: readonly CurrentRoute[] = [
  { id: 'home', params: {} },
  { id: 'services.dedicated-team', params: {} },
  { id: 'services', params: {} },
  { id: 'success-stories.story', params: { story: 'openrad' } },
  { id: 'success-stories.story', params: { story: 'mint' } },
  { id: 'success-stories.story', params: { story: 'tipalti' } },
  { id: 'industries.industry', params: { industry: 'fintech' } },
  { id: 'hire.role', params: { role: 'qa-engineers' } },
  { id: 'hire.country', params: { country: 'georgia' } },
  { id: 'blog.post', params: { post: 'four-hours-of-overlap' } },
  { id: 'blog', params: {} },
  undefined,
]

function shell(locale: 'en' | 'de', current: CurrentRoute, shared: typeof SharedHtml | undefined) {
  const html = renderToString(
    <IntlRoot locale={locale} messages={catalogMessages(locale, catalogs)}>
      <IslandBoxContext value={IslandBox}>
        <SharedHtmlContext value={shared}>
          <Header current={current} menu={exampleMenu} pageLocales={['en', 'de']} />
          <SharedPart by={['end']} path={`${path}${current?.id}`}>
            {(pathname) => (
              <>
                <Newsletter pathname={pathname} />
                <Footer menu={exampleMenu} />
              </>
            )}
          </SharedPart>
        </SharedHtmlContext>
      </IslandBoxContext>
    </IntlRoot>,
  )
  // Generated ids say where in the tree of their page a part stands; what they join is compared.
  const ids: string[] = []
  return withSharedHtml(html).replaceAll(/_[a-z-]*R_[0-9a-z]+_/g, (id) => {
    if (!ids.includes(id)) ids.push(id)
    return `id-${ids.indexOf(id)}`
  })
}

test.each(['en', 'de'] as const)(
  'Pages that share menus and footer have the HTML that each has when it is rendered whole: %s',
  (locale) => {
    for (const current of currents) {
      const isSame = shell(locale, current, SharedHtml) === shell(locale, current, undefined)
      expect([current, isSame]).toEqual([current, true])
    }
  },
)
