import type { TitledPart } from '../../../content/story.ts'
import type { Examples } from '../../examples.ts'
import { Challenges } from './Challenges.tsx'

const intro =
  '<p>Eleven clinics read their own pictures on their own machines. One list for all of them had been tried twice.</p>'

const parts: readonly TitledPart[] = [
  {
    title: 'Eleven archives, eleven dialects',
    html: '<p>Every vendor had filled the same fields with different things.</p>',
  },
  {
    title: 'No night without readers',
    html: '<p>A maintenance window did not exist: somebody reads at every hour.</p>',
  },
  {
    title: 'Two seconds',
    html: '<p>A study of 2 000 pictures had to open before a doctor looked away.</p>',
  },
]

const longPart: TitledPart = {
  title: 'Rules of three countries about where a picture may be stored, shown and deleted',
  html: `<p>${'What one law demands to be kept, another demands to be removed. '.repeat(6)}</p><ul><li>ten years</li><li>thirty years</li></ul>`,
}

export const examples: Examples = {
  rows: ['S-47'],
  catalogs: ['stories'],
  examples: {
    usual: <Challenges copy="stories.challenge" intro={intro} parts={parts} />,
    'one part': <Challenges copy="stories.challenge" intro={intro} parts={parts.slice(0, 1)} />,
    longest: (
      <Challenges copy="stories.challenge" intro={intro.repeat(4)} parts={[longPart, ...parts]} />
    ),
  },
}
