import { hireCountries, roles, skills } from '../../content/taxonomy.ts'
import type { RouteRecord } from '../route-record.ts'

/** What the pages below the list have in common. */
const below = {
  parent: 'hire',
  title: null,
  description: null,
  label: 'common.route.hire',
  kind: 'hire',
  entries: 'hire',
  index: true,
} as const

/** Hiring by role, skill and country, a page each. */
export const hireRoutes = {
  hire: {
    path: '/hire',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.hire',
    namespaces: [
      'availability',
      'hire-by-role',
      'hire-by-skill',
      'country-hero',
      'cities',
      'hiring-walkthrough',
      'comparison-table',
      'contact',
    ],
    kind: 'list',
    sections: ['S-15', 'S-23', 'S-24', 'S-18', 'S-25', 'S-11'],
    index: true,
  },
  'hire.role': {
    ...below,
    path: '/hire/@role',
    values: roles,
    namespaces: [
      'plates',
      'availability',
      'technology-catalogue',
      'hiring-walkthrough',
      'other-hire-pages',
      'stories',
      'testimonials',
      'faq',
      'contact',
    ],
    sections: ['S-15', 'S-48', 'S-08', 'S-18', 'S-26', 'S-34', 'S-06', 'S-19', 'S-11'],
    menu: ['hire.roles'],
  },
  'hire.skill': {
    ...below,
    path: '/hire/@skill',
    values: skills,
    namespaces: [
      'plates',
      'availability',
      'comparison-table',
      'other-hire-pages',
      'blog-teaser',
      'tags',
      'featured-content',
      'faq',
      'contact',
    ],
    sections: ['S-15', 'S-42', 'S-49', 'S-25', 'S-34', 'S-04', 'S-19', 'S-11'],
    menu: ['hire.skills'],
  },
  'hire.country': {
    ...below,
    path: '/hire/@country',
    values: Object.keys(hireCountries),
    namespaces: [
      'country-hero',
      'city-tabs',
      'cities',
      'working-hours',
      'comparison-table',
      'home',
      'other-hire-pages',
      'faq',
      'contact',
    ],
    sections: ['S-32', 'S-33', 'S-25', 'S-31', 'S-34', 'S-19', 'S-11'],
    menu: ['hire.countries'],
  },
} as const satisfies Record<string, RouteRecord>
