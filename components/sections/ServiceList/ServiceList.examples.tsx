import type { Examples } from '../../examples.ts'
import png from './example-picture.png'
import webp from './example-picture.webp'
import { type Service, ServiceList } from './ServiceList.tsx'

const picture = { webp, png, width: 720, height: 480 }

const items: readonly Service[] = [
  {
    id: 'outsourcing',
    title: 'Software outsourcing',
    summary: 'You bring the goal, we bring the rest',
    picture,
    content:
      'You bring the goal and the date. We bring the team, the plan and the delivery, from discovery to support.',
    contentList: [
      'Product discovery',
      'Architecture and UX',
      'Build, test, release',
      'Support with agreed response times',
    ],
    linkToPage: '/services/software-outsourcing',
  },
  {
    id: 'teams',
    title: 'Dedicated teams',
    summary: 'A crew that works only for you',
    picture,
    content: 'A team of three to thirty people with its own lead, for a product that goes on.',
    contentList: ['Chosen by you', 'Led by one of ours', 'Grows or shrinks within a month'],
    linkToPage: '/services/dedicated-teams',
  },
  {
    id: 'augmentation',
    title: 'Staff augmentation',
    summary: 'Engineers inside your own team',
    picture,
    content: 'Single engineers for the gap that you cannot fill in time.',
    contentList: ['Your tools and your meetings', 'Replaced at our cost'],
  },
  {
    id: 'mobile',
    title: 'Web and mobile development',
    summary: 'Browser, Android and iOS on one roadmap',
    picture,
    content: 'One team plans and ships for the browser and for both stores.',
    contentList: [],
    withoutLinks: true,
  },
]

const long: Service = {
  id: 'long',
  title: 'Modernisation of industrial control software and its surroundings',
  summary: 'For plants that have run since before the network came and may not stop for a day',
  picture,
  content: 'The old system runs until the new one has proved itself beside it. '.repeat(8),
  contentList: Array.from(
    { length: 9 },
    (_, at) => `Step ${at + 1}: a part of the plant that moves over without a stop of the line`,
  ),
  linkToPage: '/services/modernisation',
}

const many = Array.from({ length: 12 }, (_, at) => ({
  ...items[at % 4]!,
  id: `service-${at}`,
  title: `${items[at % 4]!.title} ${at + 1}`,
}))

export const examples: Examples = {
  rows: ['S-36'],
  catalogs: ['service-list'],
  examples: {
    usual: <ServiceList copy="service-list.section" items={items} />,
    'in groups': (
      <ServiceList
        copy="service-list.section"
        items={items.map((service, at) => ({ ...service, group: at < 3 ? 'models' : 'fields' }))}
      />
    ),
    'one service': <ServiceList copy="service-list.section" items={items.slice(0, 1)} />,
    'without a summary': (
      <ServiceList
        copy="service-list.section"
        items={items.map((service) => ({ ...service, summary: undefined }))}
      />
    ),
    many: <ServiceList copy="service-list.section" items={many} />,
    longest: <ServiceList copy="service-list.section" items={[long, ...items]} />,
  },
}
