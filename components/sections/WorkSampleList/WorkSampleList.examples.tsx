import type { Examples } from '../../examples.ts'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { WorkSampleList, WorkSampleTeaser } from './WorkSampleList.tsx'

const sheet = (slug: string, change: Partial<typeof exampleSheet> = {}) => ({
  ...exampleSheet,
  slug,
  ...change,
})

export const examples: Examples = {
  rows: [],
  catalogs: ['work-samples', 'home'],
  examples: {
    'all, usual': (
      <WorkSampleList
        samples={[
          sheet('proposal', { stage: 'deciding', figure: 'plan', title: 'Proposal' }),
          sheet('candidate-review', { stage: 'deciding', figure: 'marks', sheets: 1 }),
          sheet('processing-agreement', { stage: 'deciding', figure: 'parties' }),
          sheet('status-report'),
          sheet('decision-record', { figure: 'options' }),
          sheet('incident-review', { figure: 'alarm' }),
          sheet('exit-plan', { stage: 'parting', figure: 'handover' }),
        ]}
      />
    ),
    'all, one document, in another language': (
      <WorkSampleList samples={[sheet('status-report', { language: 'de' })]} />
    ),
    'all, long words': (
      <WorkSampleList
        samples={[
          sheet('proposal', {
            title: 'Auftragsverarbeitungsvereinbarung im Gesundheitswesen',
            writtenBy: 'Datenschutzbeauftragte und Informationssicherheitsbeauftragte gemeinsam',
          }),
          sheet('exit-plan', { description: 'A description that was not kept short. '.repeat(6) }),
        ]}
      />
    ),

    'teaser, usual': (
      <WorkSampleTeaser
        copy="home.samples"
        samples={[
          { ...exampleSheet, slug: 'candidate-review', stage: 'deciding', figure: 'marks' },
          exampleSheet,
          { ...exampleSheet, slug: 'exit-plan', stage: 'parting', figure: 'handover' },
        ]}
      />
    ),
    'teaser, one document, with long words': (
      <WorkSampleTeaser
        copy={{
          title: 'Read what you will be sent before you send anything to us',
          lead: 'Documents that our teams write for every client. '.repeat(4),
        }}
        samples={[
          {
            ...exampleSheet,
            title: 'Auftragsverarbeitungsvereinbarung im Gesundheitswesen',
            description: 'A description that was not kept short. '.repeat(6),
          },
        ]}
      />
    ),
  },
}
