import type { Examples } from '../../examples.ts'
import { type IndustryGroup, IndustryTabs } from './IndustryTabs.tsx'

const groups: readonly IndustryGroup[] = [
  {
    id: 'health',
    title: 'Health and life sciences',
    text: 'Software that a doctor reads at three in the morning has to be right and calm. Our teams know the exchange formats and the audits.',
    industries: [
      { title: 'Hospitals and clinics', path: '/industries/healthcare' },
      { title: 'Medical devices', path: '/industries/medical-devices' },
      { title: 'Laboratories' },
      { title: 'Pharmacies' },
    ],
  },
  {
    id: 'money',
    title: 'Finance',
    text: 'Every cent is accounted for twice. We build ledgers, payments and the reports that a regulator asks for.',
    industries: [
      { title: 'Payments', path: '/industries/payments' },
      { title: 'Insurance', path: '/industries/insurance' },
      { title: 'Accounting' },
    ],
  },
  {
    id: 'transport',
    title: 'Transport and trade',
    text: 'Parcels, containers and returns: the goods move anyway, and the software has to keep up.',
    industries: [
      { title: 'Logistics', path: '/industries/logistics' },
      { title: 'Retail' },
      { title: 'Shipping' },
    ],
  },
  {
    id: 'energy',
    title: 'Energy and industry',
    text: 'Machines last thirty years. The software beside them should be readable for as long.',
    industries: [{ title: 'Grids' }, { title: 'Factories' }],
  },
]

const told: IndustryGroup = {
  id: 'told',
  title: 'Power and water',
  text: 'Meters report by the minute, and every reading is billed.',
  industries: [
    {
      title: 'Grids',
      path: '/industries/grids',
      sentence: 'We build control rooms that stay readable in a storm.',
    },
    {
      title: 'Water',
      path: '/industries/water',
      sentence: 'We build meters’ software that counts once.',
    },
  ],
}

const long: IndustryGroup = {
  id: 'long',
  title: 'Public administration, education and organisations without profit',
  text: 'Forms that everybody has to fill in deserve more care than those which nobody does. '.repeat(
    5,
  ),
  industries: Array.from({ length: 14 }, (_, at) => ({
    title: `Administration of waterways and inland harbours, district ${at + 1}`,
    path: at % 2 ? `/industries/district-${at}` : undefined,
  })),
}

const many = Array.from({ length: 10 }, (_, at) => ({
  ...groups[at % 4]!,
  id: `group-${at}`,
  title: `${groups[at % 4]!.title} ${at + 1}`,
}))

export const examples: Examples = {
  rows: ['S-52'],
  catalogs: ['industry-tabs'],
  examples: {
    usual: <IndustryTabs copy="industry-tabs.section" groups={groups} />,
    'without pages': <IndustryTabs copy="industry-tabs.section" groups={groups.slice(3)} />,
    'with what is told': <IndustryTabs copy="industry-tabs.section" groups={[told, ...groups]} />,
    many: <IndustryTabs copy="industry-tabs.section" groups={many} />,
    longest: <IndustryTabs copy="industry-tabs.section" groups={[long, ...groups]} />,
  },
}
