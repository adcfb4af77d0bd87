import type { MessageId } from '../../locales/messages.d.ts'
import type { RouteId } from '../../locales/routes.ts'

export type MenuNote = Extract<MessageId, `common.menu-note.${string}`>

/** One short line on a page, under its name in the menus; not in the table of routes, which browsers load too. */
export const menuNotes: Partial<Record<RouteId, MenuNote>> = {
  about: 'common.menu-note.about',
  'how-we-hire': 'common.menu-note.how-we-hire',
  faq: 'common.menu-note.faq',
  compliance: 'common.menu-note.compliance',
  claims: 'common.menu-note.claims',
  reviews: 'common.menu-note.reviews',
  'get-in-touch': 'common.menu-note.get-in-touch',
  'service-finder': 'common.menu-note.service-finder',
  'engagement-models': 'common.menu-note.engagement-models',
  technologies: 'common.menu-note.technologies',
  'services.dedicated-team': 'common.menu-note.dedicated-team',
  'services.staff-augmentation-services': 'common.menu-note.staff-augmentation-services',
  'services.software-development-outsourcing': 'common.menu-note.software-development-outsourcing',
}
