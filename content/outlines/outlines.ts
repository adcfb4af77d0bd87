import { companyOutlines } from './company-outlines.ts'
import { hireOutlines } from './hire-outlines.ts'
import { industryOutlines } from './industry-outlines.ts'
import { serviceOutlines } from './service-outlines.ts'
import { sharedOutlines } from './shared-outlines.ts'

/** The outline of every text that `parsePage` reads. */
export const outlines = {
  ...companyOutlines,
  ...hireOutlines,
  ...industryOutlines,
  ...serviceOutlines,
  ...sharedOutlines,
} as const

export type OutlineName = keyof typeof outlines
