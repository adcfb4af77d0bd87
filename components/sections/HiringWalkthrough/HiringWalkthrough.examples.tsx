import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { HiringWalkthrough, type HiringStep } from './HiringWalkthrough.tsx'

const alternatives = [
  'Chart table with dividers',
  'Sounding line under a boat',
  'Pressure gauge with a marked range',
  'Sextant with its reading',
  'Log line and hourglass',
  'Two courses that meet',
  'Signed paper with a seal',
  'Ship alongside its berth',
]

/** The instrument of a stage, 1 to 8. */
function Instrument({ stage }: { stage: number }) {
  const name = `hiring-step-${stage}` as 'hiring-step-1'
  return <Drawing day={drawing(`${name}-night`)} alt={alternatives[stage - 1]!} />
}

const titles: readonly [string, string][] = [
  ['Request', 'You send the role, the stack and the date.'],
  ['Technical brief', 'A lead engineer asks what the job description leaves out.'],
  ['Search', 'First inside our own pool, then on the market.'],
  ['Screening', 'English, communication and references.'],
  ['Technical interview', 'Live work on a task close to yours.'],
  ['Your interview', 'You meet two or three people, not twenty.'],
  ['Offer', 'We handle the contract, equipment and notice period.'],
  ['Onboarding', 'First commit in the first week, a check-in after thirty days.'],
]

const steps: readonly HiringStep[] = titles.map(([title, subtitle], at) => ({
  title,
  subtitle,
  component: <Instrument stage={at + 1} />,
  phase: at < 6 ? 'selection' : 'start',
}))

const longest: HiringStep = {
  title: 'Technical interview with two engineers, one of whom works in the same stack as your team',
  subtitle:
    'Ninety minutes of live work on a task close to yours, then questions about a system the candidate built: what broke, who noticed, what it cost and what they would leave out today. You get the recording, the code and both notes, whatever the result.',
  component: <Drawing day={drawing('contours-night')} decorative />,
}

export const examples: Examples = {
  rows: ['S-18'],
  catalogs: ['hiring-walkthrough'],
  examples: {
    usual: <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps} />,
    'three steps': (
      <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps.slice(0, 3)} />
    ),
    short: <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps} short />,
    'one step': <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps.slice(0, 1)} />,
    longest: (
      <HiringWalkthrough
        copy="hiring-walkthrough.section"
        steps={[longest, ...steps.slice(1, 4), { ...longest, title: 'A second long one' }]}
      />
    ),
    'without a picture': (
      <HiringWalkthrough
        copy="hiring-walkthrough.section"
        steps={titles.map(([title, subtitle]) => ({ title, subtitle }))}
      />
    ),
  },
}
