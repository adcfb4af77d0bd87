import { dirname } from 'node:path'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { catalogsOfEveryPage, routes } from '../../locales/route-table.ts'
import { Wrapper } from '../../pages/+Wrapper.tsx'
import type { PageData } from '../../pages/page-context.d.ts'
import type { Page } from '../../pages/registry/page.ts'

type PageModule = { Page: ComponentType }
type DataModule = { data: (pageContext: object) => unknown }

const pageModules = import.meta.glob<PageModule>('../../pages/**/+Page.tsx')
const dataModules = import.meta.glob<DataModule>('../../pages/**/+data.ts')

/** A folder has its data itself, or from the folder around it. */
function dataOf(folder: string): (() => Promise<DataModule>) | undefined {
  const own = dataModules[`${folder}/+data.ts`]
  return own ?? (folder.includes('/pages/') ? dataOf(dirname(folder)) : undefined)
}

/** HTML of what a page shows between header and footer, without a build. */
export async function renderedPage(page: Page): Promise<string> {
  return (await renderedWithData(page)).html
}

/** The same, with the data from which it was made. */
export async function renderedWithData({ id, params, locale, path }: Page) {
  const written = routes[id].path === '/' ? '' : routes[id].path
  const folder = [`../../pages${written}`, `../../pages${written}/index`].find(
    (each) => pageModules[`${each}/+Page.tsx`],
  )!
  const { Page: Content } = await pageModules[`${folder}/+Page.tsx`]!()
  const data = (await dataOf(folder)?.())?.data
  const known = {
    locale,
    urlOriginal: path,
    urlParsed: { search: {}, searchAll: {} },
    routeParams: params,
  }
  const messages = catalogMessages(locale, [...catalogsOfEveryPage, ...routes[id].catalogs])
  const own = (await data?.(known)) as PageData | undefined
  const pageContext = { ...known, messages, data: own } as unknown as PageContext
  const html = renderToString(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <Wrapper>
        <Content />
      </Wrapper>
    </VikeReactProviderPageContext>,
  )
  return { html, data: own }
}
