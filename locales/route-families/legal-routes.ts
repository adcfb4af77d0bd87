import type { RouteRecord } from '../route-record.ts'

/** Legal texts. */
export const legalRoutes = {
  'terms-of-service': {
    path: '/terms-of-service',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.terms-of-service',
    namespaces: ['legal'],
    kind: 'legal',
    sections: [],
    index: true,
    menu: ['footer-legal'],
  },
  'privacy-policy': {
    path: '/privacy-policy',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.privacy-policy',
    namespaces: ['legal'],
    kind: 'legal',
    sections: [],
    index: true,
    menu: ['footer-legal'],
  },
} as const satisfies Record<string, RouteRecord>
