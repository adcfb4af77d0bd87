import type { Examples } from '../../examples.ts'
import { exampleSample } from './example-sample.ts'
import { OtherSamples } from './OtherSamples.tsx'
import { WorkSample } from './WorkSample.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  namespaces: ['work-samples'],
  examples: {
    usual: (
      <>
        <WorkSample
          sample={exampleSample}
          outline={{ title: 'Exit plan template', path: '/procurement/exit-plan' }}
        />
        <OtherSamples
          others={[
            { slug: 'exit-plan', title: 'Exit plan' },
            { slug: 'incident-review', title: 'Incident review' },
          ]}
        />
      </>
    ),
    'a note longer than its part, and long words': (
      <WorkSample
        sample={{
          ...exampleSample,
          title: 'Donaudampfschifffahrtsgesellschaftsstatusbericht',
          parts: [
            {
              id: 'short',
              title: 'Verantwortlichkeitsabgrenzungsvereinbarung',
              html: '<p>Short.</p>',
              note: {
                title: 'A note that needs more room than what it explains, and more than one line',
                html: 'It goes on. '.repeat(30),
              },
            },
          ],
        }}
      />
    ),
  },
}
