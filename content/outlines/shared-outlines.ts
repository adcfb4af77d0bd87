import type { PageOutline } from '../page-outline.ts'

/** Texts that several pages show. */
export const sharedOutlines = {
  models: { build: 'model', extend: 'model', outsourcing: 'model', comparison: 'comparison' },
  hiring: { stages: 'cards' },
  ways: { ways: 'comparison' },
} as const satisfies Record<string, PageOutline>
