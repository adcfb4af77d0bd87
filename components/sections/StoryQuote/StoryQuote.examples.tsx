import type { Examples } from '../../examples.ts'
import { StoryQuote } from './StoryQuote.tsx'

const quote = {
  text: 'For the first time all of us look at the same list, and it is never empty by mistake.',
  author: 'Dr. Ines Sample',
  position: 'Head of Radiology, Medlake Clinics',
}

export const examples: Examples = {
  rows: [],
  namespaces: ['stories'],
  examples: {
    usual: <StoryQuote {...quote} />,
    shortest: <StoryQuote {...quote} text="It works." />,
    longest: (
      <StoryQuote
        text={`${quote.text} `.repeat(5)}
        author="Prof. Dr. Maximiliana Examplesen-Placeholder"
        position="Head of Diagnostic and Interventional Radiology, Medlake Clinics of the Northern Lake District"
      />
    ),
  },
}
