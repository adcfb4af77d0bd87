import type { WorkSample as Sample } from '../../../content/work-sample.ts'
import type { Examples } from '../../examples.ts'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { OtherSamples, WorkSample } from './WorkSample.tsx'

const note = { title: 'Why it is there', html: 'Because somebody <em>asks</em> for it.' }

/** A document with everything, for examples. */
export const exampleSample: Sample = {
  ...exampleSheet,
  order: 1,
  head: {
    title: 'Week 14',
    facts: [
      { name: 'Project', html: 'Patient portal' },
      { name: 'Price', html: '<del>removed</del>' },
    ],
    note,
  },
  parts: [
    {
      id: 'summary',
      title: 'In three lines',
      html: '<p><strong>The release is possible.</strong></p>\n<ul>\n<li>The import runs.</li>\n<li>The export is late.</li>\n</ul>',
      note,
    },
    {
      id: 'numbers',
      title: 'Numbers',
      html: '<section tabindex="0" aria-label="Measure, Week 13, Week 14"><table><thead><tr><th scope="col">Measure</th><th scope="col" data-figure>Week 13</th><th scope="col" data-figure>Week 14</th></tr></thead><tbody><tr><th scope="row">Open points</th><td data-figure>19</td><td data-figure>15</td></tr><tr data-total><th scope="row"><strong>Hours</strong></th><td data-figure>1,352</td><td data-figure>1,536</td></tr></tbody></table></section>',
      note,
    },
  ],
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['work-samples'],
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
