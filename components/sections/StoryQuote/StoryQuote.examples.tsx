import type { Examples } from '../../examples.ts'
import { StoryQuote } from './StoryQuote.tsx'

const author = { author: 'Hanne Vestergaard', position: 'Head of imaging, sample client' }

export const examples: Examples = {
  rows: [],
  namespaces: [],
  examples: {
    usual: (
      <StoryQuote {...author} text="They argued with our radiologists, and they were right." />
    ),
    shortest: <StoryQuote {...author} text="It works." />,
    longest: (
      <StoryQuote
        author="Prof. Dr. Maximiliane von Hohenstein-Wackerbarth"
        position="Deputy head of the department of interventional radiology and neuroradiology"
        text="We had asked for a report generator and got a question back: who reads it, and what does that person do next? Half of the form went away that week, and the half that stayed is the one that is still in use after four years and two changes of the hospital system."
      />
    ),
  },
}
