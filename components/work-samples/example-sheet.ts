import type { ListedSample } from '../../content/work-sample.ts'

/** A document with everything that its card says, for examples. */
export const exampleSheet: ListedSample = {
  sample: true,
  slug: 'status-report',
  stage: 'working',
  sheets: 2,
  figure: 'burndown',
  title: 'Weekly status report',
  description: 'One week of a project on two pages, and one question to the client.',
  writtenBy: 'Your lead engineer',
  delivered: 'Every Friday by noon',
}
