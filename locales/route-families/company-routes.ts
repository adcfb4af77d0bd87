import type { RouteRecord } from '../route-record.ts'

/** Who we are, and what clients say of it. */
export const companyRoutes = {
  reviews: {
    path: '/reviews',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.reviews',
    namespaces: [
      'hero-header',
      'locations',
      'testimonials',
      'review-teaser',
      'faq',
      'short-contact',
    ],
    kind: 'proof',
    sections: ['S-07', 'S-06', 'S-29', 'S-19', 'S-12'],
    index: true,
    menu: ['footer-company'],
  },
} as const satisfies Record<string, RouteRecord>
