import type { Locale } from './locales.ts'
import type { MenuColumnPlace } from './menus.ts'
import type { MessageId } from './messages.d.ts'

type MenuPlace = MenuColumnPlace | 'header' | 'footer-legal'

export type MenuNote = Extract<MessageId, `common.menu-note.${string}`>

/** One page, or one family of pages with a `@parameter` in its path. */
export type RouteRecord = {
  /** English path without a slash at the end; other locales add `/<locale>` in front. */
  path: string
  /** The path behind the prefix in languages whose visitors look for another word; none of them has a `@parameter`. */
  localPaths?: Readonly<Partial<Record<Locale, string>>>
  /** Id of the page above, for breadcrumbs; null on level 1. */
  parent: string | null
  /** Message ids of `<title>` and description; null where both come from content. */
  title: MessageId | null
  description: MessageId | null
  /** Short name in navigation, breadcrumbs and footer. */
  label: MessageId
  /** The same in the bar of the header, where room is short. */
  barLabel?: MessageId
  /**
   * Catalogs the page needs beside those that every page has (`catalogsOfEveryPage` in `route-table.ts`). Where its words
   * are messages, it is dated by the newest of them: one of every page is named here only to count for that.
   */
  catalogs: readonly string[]
  kind: RouteKind
  /** Rows (`.github/specification-rows.md`) of the sections that stand on the page, beside S-54 and the footer's S-01. */
  sections: readonly string[]
  /** The only values that the parameter takes, where routes of the same shape stand beside each other. */
  values?: readonly string[]
  /** Only the server knows values of the parameter, such as a token: no build writes the page. */
  onRequest?: true
  /** Keys of the query that say what the page shows: the server renders it then. */
  query?: readonly string[]
  /** Earlier English paths, each with the parameters of the page that took its place. */
  from?: Readonly<Record<string, Record<string, string>>>
  /** The page says who runs the site; the others only name the company to search engines. */
  aboutCompany?: true
  /** `true`, or the reason why search engines must not list it. */
  index: true | string
  /** Where the page is offered: in a column of a menu, in the bar of the header, or in the last line of the footer. */
  menu?: readonly MenuPlace[]
  /** One short line on the page, under its name in the menus. */
  menuNote?: MenuNote
}

/**
 * Every kind of page: its type for search engines, and the group of the search's results in which it is. The line above
 * the title of its share picture is the message `share.kind.<kind>`.
 */
export const routeKinds = {
  home: { schemaType: 'WebPage', searchGroup: 'page' },
  list: { schemaType: 'CollectionPage', searchGroup: 'page' },
  story: { schemaType: 'WebPage', searchGroup: 'story' },
  post: { schemaType: 'WebPage', searchGroup: 'post' },
  proof: { schemaType: 'WebPage', searchGroup: 'page' },
  service: { schemaType: 'WebPage', searchGroup: 'page' },
  industry: { schemaType: 'WebPage', searchGroup: 'page' },
  hire: { schemaType: 'WebPage', searchGroup: 'page' },
  finder: { schemaType: 'WebPage', searchGroup: 'page' },
  company: { schemaType: 'WebPage', searchGroup: 'page' },
  contact: { schemaType: 'ContactPage', searchGroup: 'page' },
  legal: { schemaType: 'WebPage', searchGroup: 'page' },
  system: { schemaType: 'WebPage', searchGroup: 'page' },
} as const

export type RouteKind = keyof typeof routeKinds
