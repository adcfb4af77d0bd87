import type { MessageId } from './messages.d.ts'

export type RouteKind =
  | 'home'
  | 'list'
  | 'story'
  | 'service'
  | 'industry'
  | 'finder'
  | 'contact'
  | 'legal'
  | 'system'

/** One page, or one family of pages with a `@parameter` in its path. */
export type RouteRecord = {
  /** English path without a slash at the end; other locales add `/<locale>` in front. */
  path: string
  /** Id of the page above, for breadcrumbs; null on level 1. */
  parent: string | null
  /** Message ids of `<title>` and description; null where both come from content. */
  title: MessageId | null
  description: MessageId | null
  /** Short name in navigation, breadcrumbs and footer. */
  label: MessageId
  /** Catalogs the page needs beside those that every page has (`pages/+onBeforeRender.ts`). */
  namespaces: readonly string[]
  kind: RouteKind
  /** Ids of inventory section 4 that stand on the page, beside S-54 and the footer's S-01. */
  sections: readonly string[]
  /** Content kind whose entries give the parameter's values. */
  entries?: 'success-stories' | 'industries'
  /** Keys of the query that say what the page shows: the server renders it then. */
  query?: readonly string[]
  /** `true`, or the reason why search engines must not list it. */
  index: true | string
  /** Places where the page is offered. */
  menu?: readonly ('header' | 'footer-company' | 'footer-legal')[]
}

/** Every address of the site; navigation, head, sitemap and tests read it from here. */
export const routes = {
  home: {
    path: '/',
    parent: null,
    title: 'home.head.title',
    description: 'home.head.description',
    label: 'common.route.home',
    namespaces: ['home', 'hero-header', 'locations', 'finder', 'contact'],
    kind: 'home',
    sections: ['S-07', 'S-51', 'S-09', 'S-31', 'S-11'],
    index: true,
  },
  'success-stories': {
    path: '/success-stories',
    parent: 'home',
    title: 'stories.head.title',
    description: 'stories.head.description',
    label: 'common.route.success-stories',
    namespaces: ['stories'],
    kind: 'list',
    sections: ['S-03', 'S-51'],
    index: true,
    menu: ['footer-company'],
  },
  'success-stories.story': {
    path: '/success-stories/@story',
    parent: 'success-stories',
    title: null,
    description: null,
    label: 'common.route.success-stories',
    namespaces: ['stories'],
    kind: 'story',
    sections: ['S-26', 'S-46', 'S-47'],
    entries: 'success-stories',
    index: true,
  },
  'service-finder': {
    path: '/service-finder',
    parent: 'home',
    title: 'finder.head.title',
    description: 'finder.head.description',
    label: 'common.route.service-finder',
    namespaces: ['finder', 'cooperation-models', 'faq', 'short-contact'],
    kind: 'finder',
    query: ['step', 'goal', 'industry'],
    sections: ['S-10', 'S-16', 'S-19', 'S-12'],
    index: true,
    menu: ['footer-company'],
  },
  'services.dedicated-team': {
    path: '/services/dedicated-team',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.dedicated-team',
    namespaces: [
      'availability',
      'pillars',
      'cooperation-models',
      'scroll-steps',
      'problem-solution-tabs',
      'advantages-grid',
      'stories',
      'case-study-slider',
      'faq',
      'contact',
    ],
    kind: 'service',
    sections: ['S-14', 'S-27', 'S-16', 'S-41', 'S-22', 'S-38', 'S-26', 'S-02', 'S-19', 'S-11'],
    index: true,
  },
  'services.staff-augmentation-services': {
    path: '/services/staff-augmentation-services',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.staff-augmentation-services',
    namespaces: [
      'availability',
      'toolkit-and-models',
      'cooperation-models',
      'hiring-walkthrough',
      'stories',
      'tag-slider',
      'testimonials',
      'faq',
      'contact',
    ],
    kind: 'service',
    sections: ['S-15', 'S-37', 'S-18', 'S-23', 'S-24', 'S-26', 'S-40', 'S-06', 'S-19', 'S-11'],
    index: true,
  },
  'services.software-development-outsourcing': {
    path: '/services/software-development-outsourcing',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.software-development-outsourcing',
    namespaces: [
      'availability',
      'process-steps',
      'comparison-table',
      'gray-cards-slider',
      'stories',
      'case-study-slider',
      'contact',
    ],
    kind: 'service',
    sections: ['S-14', 'S-47', 'S-46', 'S-17', 'S-25', 'S-44', 'S-02', 'S-20', 'S-11'],
    index: true,
  },
  'industries.healthcare': {
    path: '/industries/healthcare',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.industries',
    namespaces: [
      'hero-header',
      'locations',
      'departments-navigation',
      'standards',
      'stories',
      'case-study-slider',
      'technology-catalogue',
      'review-teaser',
      'faq',
      'contact',
    ],
    kind: 'industry',
    sections: ['S-07', 'S-35', 'S-47', 'S-46', 'S-50', 'S-02', 'S-08', 'S-29', 'S-19', 'S-11'],
    index: true,
  },
  'industries.industry': {
    path: '/industries/@industry',
    parent: 'home',
    title: null,
    description: null,
    label: 'common.route.industries',
    namespaces: [
      'hero-header',
      'locations',
      'problem-solution-tabs',
      'service-list',
      'stories',
      'case-study-slider',
      'cooperation-models',
      'testimonials',
      'faq',
      'contact',
    ],
    kind: 'industry',
    sections: ['S-07', 'S-47', 'S-22', 'S-36', 'S-02', 'S-49', 'S-16', 'S-06', 'S-19', 'S-11'],
    entries: 'industries',
    index: true,
  },
  'get-in-touch': {
    path: '/get-in-touch',
    parent: 'home',
    title: 'get-in-touch.head.title',
    description: 'get-in-touch.head.description',
    label: 'common.route.get-in-touch',
    namespaces: ['get-in-touch', 'process-steps', 'contact', 'review-teaser'],
    kind: 'contact',
    sections: ['S-12', 'S-13', 'S-17', 'S-29'],
    index: true,
    menu: ['footer-company'],
  },
  'contact-us': {
    path: '/contact-us',
    parent: 'home',
    title: 'contact.head.title',
    description: 'contact.head.description',
    label: 'common.route.contact-us',
    namespaces: ['contact', 'locations'],
    kind: 'contact',
    sections: ['S-11'],
    index: true,
    menu: ['header', 'footer-company'],
  },
  'thank-you': {
    path: '/thank-you',
    parent: 'home',
    title: 'forms.thank-you.head-title',
    description: 'forms.thank-you.head-description',
    label: 'common.route.thank-you',
    namespaces: [],
    kind: 'system',
    sections: ['S-11'],
    index: 'answer to one visitor',
  },
  'newsletter.confirm': {
    path: '/newsletter/confirm',
    parent: 'home',
    title: 'newsletter.confirm.head-title',
    description: 'newsletter.confirm.head-description',
    label: 'common.route.newsletter-confirm',
    namespaces: ['newsletter'],
    kind: 'system',
    sections: ['S-01'],
    index: 'reached from a mail only',
  },
  'newsletter.unsubscribe': {
    path: '/newsletter/unsubscribe',
    parent: 'home',
    title: 'newsletter.unsubscribe.head-title',
    description: 'newsletter.unsubscribe.head-description',
    label: 'common.route.newsletter-unsubscribe',
    namespaces: ['newsletter'],
    kind: 'system',
    sections: ['S-01'],
    index: 'reached from a mail only',
  },
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
