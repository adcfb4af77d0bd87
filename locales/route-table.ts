import { blogRoutes } from './route-families/blog-routes.ts'
import { companyRoutes } from './route-families/company-routes.ts'
import { contactRoutes } from './route-families/contact-routes.ts'
import { hireRoutes } from './route-families/hire-routes.ts'
import { industryRoutes } from './route-families/industry-routes.ts'
import { legalRoutes } from './route-families/legal-routes.ts'
import { mainRoutes } from './route-families/main-routes.ts'
import { overviewRoutes } from './route-families/overview-routes.ts'
import { serviceRoutes } from './route-families/service-routes.ts'
import type { RouteRecord } from './route-record.ts'

const table = {
  ...mainRoutes,
  ...serviceRoutes,
  ...industryRoutes,
  ...hireRoutes,
  ...overviewRoutes,
  ...companyRoutes,
  ...blogRoutes,
  ...contactRoutes,
  ...legalRoutes,
} as const

export type RouteId = keyof typeof table

/** A route with a `@parameter` whose values a build knows. */
export type FamilyId = {
  [Id in RouteId]: (typeof table)[Id] extends { onRequest: true }
    ? never
    : (typeof table)[Id]['path'] extends `${string}@${string}`
      ? Id
      : never
}[RouteId]

/**
 * Every route of the site; navigation, head, sitemap and tests read it from here. Among routes that fit the same path
 * the first one counts. Of each browsers have only what `addresses.ts` reads
 * (`server/build/vite-plugins/browser-routes.ts`).
 */
export const routes: Readonly<Record<RouteId, RouteRecord>> = table

/** Catalogs that every page has: shell, figures, forms, the dialog of search, the names of what we do. */
export const catalogsOfEveryPage = ['common', 'claims', 'forms', 'search', 'taxonomy'] as const
