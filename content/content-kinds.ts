/** Folders of content that hold entries, a folder each with its facts and its words. */
export const contentKinds = [
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
