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
  dated: '2026-04-02',
  drawn: ['40', '8', '14', 'Week 14'],
  shows: 'Always the same day and the same author',
}
