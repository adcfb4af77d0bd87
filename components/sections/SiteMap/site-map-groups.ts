/** Groups of the site map in their order; `llms.txt` has the same. */
export const siteMapGroupIds = [
  'services',
  'industries',
  'hire',
  'success-stories',
  'company',
  'blog',
  'topics',
  'legal',
] as const

export type SiteMapGroupId = (typeof siteMapGroupIds)[number]
