/** Folders of content that hold entries, a folder each with its facts and its words. */
export const contentFolders = [
  'blog',
  'documents',
  'hire',
  'industries',
  'legal',
  'pages',
  'services',
  'shared',
  'success-stories',
  'testimonials',
  'work-samples',
] as const

export type ContentFolder = (typeof contentFolders)[number]

/** Holds the day on which each text of a page last changed its meaning; `npm run l10n -- days` writes it. */
export const changeDaysFile = 'content/change-days.json'
