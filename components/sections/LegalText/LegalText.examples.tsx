import type { LegalPage } from '../../../content/schema.ts'
import type { Examples } from '../../examples.ts'
import { LegalText } from './LegalText.tsx'

const page: LegalPage = {
  sample: true,
  updated: '2026-11-21',
  title: 'Terms of the sample harbour',
  summary: 'Who may moor, and what happens when somebody does not leave.',
  intro: '<p>These terms are an example and bind nobody.</p>',
  sections: [
    {
      id: 'berths',
      title: 'Berths',
      html: '<p>A berth is held for one hour after the agreed time.</p>',
    },
    {
      id: 'dues',
      title: 'Dues',
      html: '<ul><li>by length</li><li>by night</li></ul><p>Paid on <a href="#berths">the berth</a>.</p>',
    },
    { id: 'leaving', title: 'Leaving', html: '<p>Whoever leaves tells the harbour master.</p>' },
  ],
}

const long = {
  id: 'long',
  title: 'Liability for damage by weather, by other vessels and by works that were announced',
  html: `<p>${'The harbour answers for its own works, not for the weather. '.repeat(12)}</p>`,
}

export const examples: Examples = {
  rows: [],
  namespaces: ['legal'],
  examples: {
    usual: <LegalText page={page} />,
    'one section': <LegalText page={{ ...page, sections: page.sections.slice(0, 1) }} />,
    longest: <LegalText page={{ ...page, sections: [long, ...page.sections] }} />,
  },
}
