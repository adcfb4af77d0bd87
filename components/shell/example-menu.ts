import type { MenuLinks } from './navigation.ts'

/** Pages as the menus show them, for examples. */
export const exampleMenu: MenuLinks = {
  services: [
    {
      id: 'models',
      heading: 'common.menu.models',
      links: [
        {
          route: 'services.dedicated-team',
          title: 'Dedicated team',
          note: 'common.menu-note.dedicated-team',
        },
        {
          route: 'services.staff-augmentation-services',
          title: 'Staff augmentation',
          note: 'common.menu-note.staff-augmentation-services',
        },
      ],
    },
    {
      id: 'fields',
      heading: 'common.menu.fields',
      links: [{ route: 'services.devops', title: 'DevOps' }],
    },
  ],
  industries: [
    {
      id: 'people',
      heading: 'common.industry-group.people',
      links: [{ route: 'industries.healthcare', industry: 'healthcare' }],
    },
    {
      id: 'money',
      heading: 'common.industry-group.money',
      links: [
        { route: 'industries.industry', params: { industry: 'fintech' }, industry: 'fintech' },
      ],
    },
    {
      id: 'movement',
      heading: 'common.industry-group.movement',
      links: [
        {
          route: 'industries.industry',
          params: { industry: 'logistics-and-transportation' },
          industry: 'logistics_and_transportation',
        },
      ],
    },
  ],
  hire: [
    {
      id: 'roles',
      heading: 'common.menu.roles',
      links: [
        'Front-end developers',
        'Back-end developers',
        'Full-stack developers',
        'Mobile developers',
        'iOS developers',
        'Android developers',
        'QA engineers',
      ].map((title) => ({
        route: 'hire.role',
        params: { role: title.toLowerCase().replace(' ', '-') },
        title,
      })),
    },
    {
      id: 'skills',
      heading: 'common.menu.skills',
      links: [
        { route: 'hire.skill', params: { skill: 'react-developers' }, title: 'React developers' },
      ],
    },
    {
      id: 'countries',
      heading: 'common.menu.countries',
      links: [
        { route: 'hire.country', params: { country: 'poland' }, title: 'Developers in Poland' },
      ],
    },
  ],
  company: [
    {
      id: 'work',
      heading: 'common.menu.work',
      links: [
        { route: 'about', title: 'About', note: 'common.menu-note.about' },
        { route: 'how-we-hire', title: 'How we hire', note: 'common.menu-note.how-we-hire' },
      ],
    },
    {
      id: 'proof',
      heading: 'common.menu.proof',
      links: [{ route: 'claims', title: 'Our figures', note: 'common.menu-note.claims' }],
    },
  ],
}
