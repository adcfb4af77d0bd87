import type { RouteRecord } from '../route-record.ts'

/** Legal texts, and what visitors can do about their data themselves. */
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
  'cookies-and-storage': {
    path: '/cookies-and-storage',
    parent: 'home',
    title: 'storage.head.title',
    description: 'storage.head.description',
    label: 'common.route.cookies-and-storage',
    namespaces: ['storage'],
    kind: 'legal',
    sections: [],
    index: true,
    menu: ['footer-legal'],
  },
} as const satisfies Record<string, RouteRecord>
