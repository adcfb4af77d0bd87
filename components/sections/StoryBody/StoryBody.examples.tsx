import type { TitledPart } from '../../../content/story.ts'
import type { Examples } from '../../examples.ts'
import { SolutionPoints, StoryQuote, StoryTimeline } from './StoryBody.tsx'

const author = { author: 'Hanne Vestergaard', position: 'Head of imaging, sample client' }

const timeline = [
  { when: 'March 2023', what: 'First call, access to the test hospital.' },
  { when: 'May 2023', what: 'The first report leaves the system as <abbr>HL7</abbr>.' },
  { when: 'November 2025', what: 'Handover with a recorded walk through the code.' },
]
const team = '<p>One lead, four engineers, one tester, one designer for the first half year.</p>'

const intro = '<p>We left the archives where they were and built one list above them.</p>'

const parts: readonly TitledPart[] = [
  { title: 'One list', html: '<p>Orders of all clinics, sorted by urgency.</p>' },
  { title: 'A dictionary', html: '<p>Each dialect is translated once, where it arrives.</p>' },
  { title: 'Two copies', html: '<p>A failed node loses nothing and nobody waits.</p>' },
  { title: 'A way back', html: '<p>Any release can be withdrawn in four minutes.</p>' },
]

const long: TitledPart = {
  title: 'A viewer that fetches the slices in the order in which a radiologist reads them',
  html: `<p>${'The first picture is the one the finding will most likely name. '.repeat(5)}</p>`,
}

export const examples: Examples = {
  rows: [],
  catalogs: ['stories'],
  examples: {
    'solution, usual': <SolutionPoints copy="stories.solution" intro={intro} parts={parts} />,
    'solution, one point': (
      <SolutionPoints copy="stories.solution" intro={intro} parts={parts.slice(0, 1)} />
    ),
    'solution, longest': (
      <SolutionPoints copy="stories.solution" intro={intro.repeat(4)} parts={[long, ...parts]} />
    ),

    'timeline, usual': <StoryTimeline copy="stories.work" team={team} timeline={timeline} />,
    'timeline, one date': (
      <StoryTimeline copy="stories.work" team={team} timeline={timeline.slice(0, 1)} />
    ),

    'quote, usual': (
      <StoryQuote {...author} text="They argued with our radiologists, and they were right." />
    ),
    'quote, shortest': <StoryQuote {...author} text="It works." />,
    'quote, longest': (
      <StoryQuote
        author="Prof. Dr. Maximiliane von Hohenstein-Wackerbarth"
        position="Deputy head of the department of interventional radiology and neuroradiology"
        text="We had asked for a report generator and got a question back: who reads it, and what does that person do next? Half of the form went away that week, and the half that stayed is the one that is still in use after four years and two changes of the hospital system."
      />
    ),
  },
}
