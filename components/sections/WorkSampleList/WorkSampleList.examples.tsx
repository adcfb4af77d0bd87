import type { Examples } from '../../examples.ts'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { WorkSampleList } from './WorkSampleList.tsx'

const sheet = (slug: string, change: Partial<typeof exampleSheet> = {}) => ({
  ...exampleSheet,
  slug,
  ...change,
})

export const examples: Examples = {
  rows: [],
  namespaces: ['work-samples'],
  examples: {
    usual: (
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
    'one document, in another language': (
      <WorkSampleList samples={[sheet('status-report', { language: 'de' })]} />
    ),
    'long words': (
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
  },
}
