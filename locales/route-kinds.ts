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
