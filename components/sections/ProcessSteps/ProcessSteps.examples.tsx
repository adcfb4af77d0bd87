import type { Examples } from '../../examples.ts'
import { type ProcessStep, ProcessSteps } from './ProcessSteps.tsx'

const steps: readonly ProcessStep[] = [
  { title: 'Brief', text: 'You describe the goal. We ask about users, data and deadlines.' },
  { title: 'Chart', text: 'Scope, risks and a first estimate with its assumptions.' },
  { title: 'Crew', text: 'Profiles within a week. You interview and choose.' },
  { title: 'Set sail', text: 'Access, environments and a first release in two weeks.' },
  { title: 'Keep course', text: 'Reviews every sprint, a steering call every month.' },
  { title: 'Hand over', text: 'Code, documents and people, whenever you decide.' },
  { title: 'Watch', text: 'Alerts reach the engineer who wrote the part, for ninety days.' },
  { title: 'Refit', text: 'Once a year, a review of versions, costs and open risks.' },
]

const long: ProcessStep = {
  title: 'Agree on what counts as finished before anybody writes a line of code',
  text: 'Product owner, lead engineer and tester sign the same page: the journeys a user completes, the load the system carries, the data it must never lose and the day on which all of it is shown.',
}

export const examples: Examples = {
  rows: ['S-17'],
  catalogs: ['process-steps'],
  examples: {
    usual: <ProcessSteps copy="process-steps.section" steps={steps.slice(0, 6)} />,
    'three steps': <ProcessSteps copy="process-steps.section" steps={steps.slice(0, 3)} />,
    'seven steps': <ProcessSteps copy="process-steps.section" steps={steps.slice(0, 7)} />,
    'eight steps': <ProcessSteps copy="process-steps.section" steps={steps} />,
    longest: <ProcessSteps copy="process-steps.section" steps={[long, ...steps.slice(0, 5)]} />,
  },
}
