import type { RouteRecord } from '../route-record.ts'

/** What holds for all services: the models and the technologies. */
export const overviewRoutes = {
  'engagement-models': {
    path: '/engagement-models',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.engagement-models',
    namespaces: [
      'first-screen',
      'plates',
      'cooperation-models',
      'comparison-table',
      'stories',
      'faq',
      'contact',
    ],
    kind: 'list',
    sections: ['S-16', 'S-25', 'S-26', 'S-19', 'S-11'],
    index: true,
    menu: ['company.work'],
    menuNote: 'common.menu-note.engagement-models',
  },
  technologies: {
    path: '/technologies',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.technologies',
    namespaces: ['technology-catalogue', 'tools-tabs', 'contact'],
    kind: 'list',
    sections: ['S-08', 'S-39', 'S-42', 'S-23', 'S-24', 'S-11'],
    index: true,
    menu: ['services.decide'],
    menuNote: 'common.menu-note.technologies',
  },
} as const satisfies Record<string, RouteRecord>
