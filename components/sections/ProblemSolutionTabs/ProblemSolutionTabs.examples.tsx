import type { Examples } from '../../examples.ts'
import { type ProblemSolution, ProblemSolutionTabs } from './ProblemSolutionTabs.tsx'

const items: readonly ProblemSolution[] = [
  {
    id: 'late',
    title: 'The date has moved twice',
    problem:
      'Nobody can say what is left to do. Estimates were made once, a year ago, by people who have left.',
    solution:
      'We cut the rest into releases of two weeks and ship the first one. After three of them the pace is measured, and the date follows from it.',
    icon: 'calendar',
  },
  {
    id: 'leaving',
    title: 'The only one who knows is leaving',
    problem: 'One engineer built the billing and gave notice. Two months remain.',
    solution:
      'Two of ours sit with the leaver for as long as it takes, and write the run book while they work.',
    icon: 'door',
  },
  {
    id: 'outages',
    title: 'It breaks on Friday evenings',
    problem: 'Releases are large, rare and made by hand, and each one needs the same three people.',
    solution:
      'A pipeline that anyone may start, with a way back. The first month goes into tests around what breaks most.',
    icon: 'server-crash',
  },
  {
    id: 'hiring',
    title: 'Hiring takes half a year',
    problem: 'The market at home is empty and the roadmap is not.',
    solution: 'Engineers who work for us already join within three weeks.',
    icon: 'users',
  },
]

const long: ProblemSolution = {
  id: 'long',
  title:
    'The last supplier delivered everything that was in the contract and nothing that was meant',
  problem: 'The acceptance test passed and the users went back to their spreadsheets. '.repeat(4),
  solution: 'We begin with one afternoon at the desk of somebody who has to use the thing. '.repeat(
    5,
  ),
  icon: 'messages',
}

const many = Array.from({ length: 9 }, (_, at) => ({ ...items[at % 4]!, id: `problem-${at}` }))

export const examples: Examples = {
  rows: ['S-22'],
  catalogs: ['problem-solution-tabs'],
  examples: {
    usual: <ProblemSolutionTabs copy="problem-solution-tabs.section" items={items} />,
    'one problem': (
      <ProblemSolutionTabs copy="problem-solution-tabs.section" items={items.slice(1, 2)} />
    ),
    many: <ProblemSolutionTabs copy="problem-solution-tabs.section" items={many} />,
    longest: <ProblemSolutionTabs copy="problem-solution-tabs.section" items={[long, ...items]} />,
  },
}
