/** Pages that stand for the others where speed and bytes are measured. */
export const speedPages = [
  '/',
  '/success-stories/openrad',
  '/blog/a-handover-that-works',
  '/contact-us',
  '/service-finder',
] as const

export type SpeedPage = (typeof speedPages)[number]
