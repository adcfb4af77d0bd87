import type { Examples } from '../../examples.ts'
import type { CooperationModel } from '../../ui/models/ModelCards.tsx'
import { CooperationModels, ModelShapes } from './CooperationModels.tsx'

const augmentation: CooperationModel = {
  title: 'Staff augmentation',
  shape: 'shape-extend',
  points: [
    { title: '', description: 'You have a team and a plan. You need hands that fit both.' },
    { title: 'Who manages', description: 'You do, day to day' },
    { title: 'Starts with', description: 'One engineer' },
    { title: 'You pay for', description: 'Hours worked' },
  ],
  buttonText: 'Extend your team',
  redirect: '#staff-augmentation',
}

const dedicated: CooperationModel = {
  title: 'Dedicated team',
  shape: 'shape-build',
  points: [
    { title: '', description: 'You need a whole crew that stays with the product for years.' },
    { title: 'Who manages', description: 'Your product owner with our lead' },
    { title: 'Starts with', description: 'Usually four to six people' },
    { title: 'You pay for', description: 'A monthly team rate' },
  ],
  buttonText: 'Build your team',
  redirect: '#dedicated-team',
  isSelected: true,
}

const outsourcing: CooperationModel = {
  title: 'Software outsourcing',
  shape: 'shape-outsourcing',
  points: [
    { title: '', description: 'You want the result delivered and one name accountable for it.' },
    { title: 'Who manages', description: 'Our delivery manager' },
    { title: 'Starts with', description: 'A discovery phase' },
    { title: 'You pay for', description: 'Milestones' },
  ],
  buttonText: 'Outsource a project',
}

const long: CooperationModel = {
  ...dedicated,
  title: 'Dedicated team with its own architect, tester and release engineer',
  points: [
    ...dedicated.points,
    {
      title: 'What the monthly rate covers beside the hours',
      description: 'Everything that keeps people at work:',
      list: [
        'equipment, licences and a tested spare laptop in every office',
        'paid leave, sick leave and the overlap when somebody hands over',
        'one visit a year to your office for the whole team',
      ],
    },
  ],
  buttonText: 'Build your dedicated team with us',
}

const models = [augmentation, dedicated, outsourcing]
const none = models.map((model) => ({ ...model, isSelected: false }))

export const examples: Examples = {
  rows: ['S-16'],
  catalogs: ['cooperation-models'],
  examples: {
    usual: <CooperationModels copy="cooperation-models.section" models={models} />,
    'none highlighted': <CooperationModels copy="cooperation-models.section" models={none} />,
    'several selected, the first counts': (
      <CooperationModels
        copy="cooperation-models.section"
        models={models.map((model) => ({ ...model, isSelected: true }))}
      />
    ),
    'without drawings': (
      <CooperationModels
        copy="cooperation-models.section"
        models={models.map((model) => ({ ...model, shape: undefined }))}
      />
    ),
    'in one drawing': <ModelShapes models={models} />,
    'one model': <CooperationModels copy="cooperation-models.section" models={[dedicated]} />,
    longest: (
      <CooperationModels
        copy="cooperation-models.section"
        models={[augmentation, long, outsourcing]}
      />
    ),
  },
}
