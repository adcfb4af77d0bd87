import type { MenuStory } from './navigation.ts'

/** Stories as the menus show them, for examples. */
export const exampleStories: readonly MenuStory[] = [
  {
    slug: 'openrad',
    title: 'OpenRad',
    summary: 'Structured reports that reach the hospital while the patient is still in the room.',
  },
  {
    slug: 'tipalti',
    title: 'Tipalti',
    summary: 'Payments that explain themselves to the people who have to release them.',
  },
]
