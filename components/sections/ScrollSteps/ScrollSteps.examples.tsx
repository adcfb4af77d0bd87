import type { Examples } from '../../examples.ts'
import { ScrollSteps } from './ScrollSteps.tsx'

const steps = [
  ['You write three sentences', 'What you build, what is missing and when it hurts.'],
  ['An engineer calls', 'Half an hour about the code, the people and the deadline. No slides.'],
  ['We name the team', 'Roles, seniority, price and the date on which each person is free.'],
  [
    'You meet them',
    'Two talks of an hour. Who does not convince you is replaced before the start.',
  ],
  [
    'Access and tools',
    'Repositories, tickets and chat, set up in your accounts before the first day.',
  ],
  ['The first sprint', 'Small, real tasks; at its end you know the pace and we know the code.'],
  ['Every month', 'One review of people and progress, with the engineers in the room.'],
  ['The hand-over', 'Ten working days with your successors, at the end or whenever you say so.'],
].map(([title = '', text = '']) => ({ title, text }))

const long = {
  title: 'A step whose name runs over several lines on every screen that a visitor could have',
  text: 'This step is told at length. '.repeat(30),
}

export const examples: Examples = {
  rows: ['S-41'],
  catalogs: ['scroll-steps'],
  examples: {
    usual: <ScrollSteps copy="scroll-steps.section" steps={steps} />,
    'two steps': <ScrollSteps copy="scroll-steps.section" steps={steps.slice(0, 2)} />,
    'one step': <ScrollSteps copy="scroll-steps.section" steps={steps.slice(0, 1)} />,
    longest: <ScrollSteps copy="scroll-steps.section" steps={[long, ...steps]} />,
  },
}
