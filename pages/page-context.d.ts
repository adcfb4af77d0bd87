import type { Collected } from '../components/questionnaire/collected.ts'
import type { OfferedLocale } from '../components/shell/LocaleSuggestion.tsx'
import type { MenuLinks } from '../components/shell/navigation.ts'
import type { Messages } from '../components/text/IntlRoot.tsx'
import type { ListedSource } from '../content/cited-sources.ts'
import type { Locale } from '../locales/locales.ts'
import type { PageState } from '../server/contract/page-state.ts'
import type { PageHead } from './registry/page.ts'

declare global {
  namespace Vike {
    interface PageContext extends PageState {
      locale: Locale
      /** With the name under which the trail has the page; an error page has none. */
      head?: (PageHead & { name: string }) | undefined
      messages: Messages
      menu: MenuLinks
      /** What the text of the page cites. */
      sources: readonly ListedSource[]
      /** The languages that have the page. */
      pageLocales: readonly Locale[]
      /** The page in its other languages, for those who read them. */
      offeredLocales: readonly OfferedLocale[]
      /** What the address of the page, or a post, brings along for a request. */
      brought?: Collected
      /** What a document has in place of its page, where it is rendered apart from it. */
      pagePlaceholder?: string
      /** The HTML of a page that is rendered apart from its document. */
      pageHtml?: string
      /** What the hooks of a page may read, whichever page it is. */
      data?: PageData
    }
  }
}

/** Parts of a page's data that head and layout read. */
export type PageData = {
  /** Of a page that is on no list, since only the server knows what it shows. */
  head?: PageHead
  /** Something that the page shows is invented. */
  showsSample?: boolean
}
