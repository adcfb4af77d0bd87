import type { Examples } from '../../examples.ts'
import type { TitledPart } from '../../../content/schema.ts'
import { examplePlate } from '../ExplainingPlate/example-plate.ts'
import { SolutionPoints } from './SolutionPoints.tsx'

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
  namespaces: ['stories', 'plates'],
  examples: {
    usual: (
      <SolutionPoints copy="stories.solution" intro={intro} parts={parts} plate={examplePlate} />
    ),
    'one point': (
      <SolutionPoints
        copy="stories.solution"
        intro={intro}
        parts={parts.slice(0, 1)}
        plate={{ ...examplePlate, point: 1 }}
      />
    ),
    longest: (
      <SolutionPoints
        copy="stories.solution"
        intro={intro.repeat(4)}
        parts={[long, ...parts]}
        plate={examplePlate}
      />
    ),
  },
}
