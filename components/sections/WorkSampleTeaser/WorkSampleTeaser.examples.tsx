import type { Examples } from '../../examples.ts'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { WorkSampleTeaser } from './WorkSampleTeaser.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['home', 'work-samples'],
  examples: {
    usual: (
      <WorkSampleTeaser
        copy="home.samples"
        samples={[
          { ...exampleSheet, slug: 'candidate-review', stage: 'deciding', figure: 'marks' },
          exampleSheet,
          { ...exampleSheet, slug: 'exit-plan', stage: 'parting', figure: 'handover' },
        ]}
      />
    ),
    'one document, with long words': (
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
