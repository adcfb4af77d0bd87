import type { Examples } from '../../examples.ts'
import { PageIntroduction } from './PageIntroduction.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  namespaces: ['claims-table'],
  examples: {
    usual: <PageIntroduction copy="claims-table.introduction" />,
    shortest: <PageIntroduction copy={{ title: 'Harbours', lead: 'All of them.' }} />,
    longest: (
      <PageIntroduction
        copy={{
          title: 'What a harbour master writes down between the first signal and the last rope',
          lead: 'The list has grown for two hundred years. Each line was added after a night in which it would have helped, and none has been struck out since, although some of the ships it was written for have not sailed for a century.',
        }}
      />
    ),
  },
}
