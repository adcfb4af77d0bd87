import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { HiringWalkthrough, type HiringStep } from './HiringWalkthrough.tsx'

/** Width of the bar of each stage: how many of a hundred are left, as a share of the first. */
const left = [100, 92, 64, 38, 22, 11, 7, 6]

/** Candidates left after each stage, with one stage marked. */
function Funnel({ stage }: { stage: number }) {
  return (
    <svg
      viewBox="0 0 360 392"
      role="img"
      aria-label={`After stage ${stage}: ${left[stage - 1]} of 100`}
    >
      {left.map((width, at) => {
        const [x, y] = [172 - width * 1.36, 34 + at * 41]
        const below = left[at + 1]
        return (
          <g key={width} stroke={at + 1 === stage ? 'var(--signal)' : 'currentColor'} fill="none">
            {Array.from({ length: 8 }, (_, line) => (
              <path key={line} d={`M${x} ${y + line * 3}h${width * 2.72}`} strokeWidth="1" />
            ))}
            <path d={`M${x} ${y}v21m${width * 2.72} 0v-21`} strokeWidth="1" />
            {below ? (
              <path
                d={`M${x} ${y + 21}L${172 - below * 1.36} ${y + 41}M${172 + width * 1.36} ${y + 21}L${172 + below * 1.36} ${y + 41}`}
                stroke="currentColor"
                strokeDasharray="2 3"
                strokeWidth="0.7"
              />
            ) : null}
            <text
              x="336"
              y={y + 14}
              fontSize="10"
              stroke="none"
              fill={at + 1 === stage ? 'var(--signal)' : 'currentColor'}
            >
              {at + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
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
  component: <Funnel stage={at + 1} />,
}))

const longest: HiringStep = {
  title: 'Technical interview with two engineers, one of whom works in the same stack as your team',
  subtitle:
    'Ninety minutes of live work on a task close to yours, then questions about a system the candidate built: what broke, who noticed, what it cost and what they would leave out today. You get the recording, the code and both notes, whatever the result.',
  component: <Drawing day={drawing('contours-night')} decorative />,
}

export const examples: Examples = {
  rows: ['S-18'],
  namespaces: ['hiring-walkthrough'],
  examples: {
    usual: <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps} />,
    'three steps': (
      <HiringWalkthrough copy="hiring-walkthrough.section" steps={steps.slice(0, 3)} />
    ),
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
