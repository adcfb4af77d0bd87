import { Braces, FlaskConical, GitBranch, Server, ShieldCheck } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import type { CooperationModel } from '../../ui/models/ModelCards.tsx'
import { HiringModels, Toolkit, type ToolkitItem } from './ToolkitAndModels.tsx'

const toolkit: readonly ToolkitItem[] = [
  {
    title: 'Languages',
    icon: <Braces strokeWidth={1.6} />,
    text: 'TypeScript and Java every day, Kotlin and Go on request',
  },
  {
    title: 'Ways of working',
    icon: <GitBranch strokeWidth={1.6} />,
    text: 'Small branches, reviews within a day, a release every two weeks',
  },
  {
    title: 'Tests',
    icon: <FlaskConical strokeWidth={1.6} />,
    text: 'Written with the code, run on every push, kept under ten minutes',
  },
  {
    title: 'Operation',
    icon: <Server strokeWidth={1.6} />,
    text: 'Containers on the cloud you already pay for',
  },
  {
    title: 'Security',
    icon: <ShieldCheck strokeWidth={1.6} />,
    text: 'Own laptop, encrypted disk, access that ends with the contract',
  },
]

const models: readonly CooperationModel[] = [
  {
    title: 'One engineer',
    points: [
      { title: 'Best for', description: 'A gap in a team that works' },
      { title: 'Starts', description: 'Within days' },
    ],
    buttonText: 'Hire an engineer',
    redirect: '#engineer',
    isSelected: true,
  },
  {
    title: 'Whole team',
    points: [
      { title: 'Best for', description: 'A product without a crew' },
      { title: 'Starts', description: 'In two to four weeks' },
    ],
    buttonText: 'Build a team',
    redirect: '#team',
  },
  {
    title: 'Project',
    points: [
      { title: 'Best for', description: 'A result with a date' },
      { title: 'Starts', description: 'With a discovery phase' },
    ],
    buttonText: 'Outsource a project',
  },
]

const long: CooperationModel = {
  title: 'A team that builds, hands over and then stays on call for a year',
  points: [
    {
      title: 'What it covers beyond the hours',
      description: 'Everything around the work:',
      list: ['equipment and licences', 'leave and its cover', 'one visit a year to your office'],
    },
  ],
  buttonText: 'Talk about a team on call',
}

const brought = {
  title: 'What an engineer brings',
  lead: 'Five things that you can check in the interview.',
}

const ways = {
  title: 'How an engineer reaches you',
  lead: 'Selection is the same in all models. What differs is whose lead is there on the first day.',
}

export const examples: Examples = {
  rows: ['S-37'],
  catalogs: [],
  examples: {
    'toolkit, usual': <Toolkit copy={brought} items={toolkit} />,
    'toolkit, shortest': <Toolkit copy={brought} items={toolkit.slice(0, 1)} />,
    'toolkit, longest': (
      <Toolkit
        copy={brought}
        items={[...toolkit, { ...toolkit[1]!, title: 'Ways of writing down what was decided' }]}
      />
    ),
    'models, usual': <HiringModels copy={ways} models={models} />,
    'models, with a link': (
      <HiringModels copy={ways} models={models} action={<a href="/compare">Compare all three</a>} />
    ),
    'models, shortest': <HiringModels copy={ways} models={models.slice(2)} />,
    'models, longest': <HiringModels copy={ways} models={[long, ...models]} />,
  },
}
