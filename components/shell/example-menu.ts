import type { MenuLinks } from './navigation.ts'

/** Pages as the menus show them, for examples. */
export const exampleMenu: MenuLinks = {
  services: [
    {
      route: 'services.dedicated-team',
      title: 'Dedicated development team',
      summary: 'A team that works only on your product, steered by your product owner.',
    },
    {
      route: 'services.staff-augmentation-services',
      title: 'Staff augmentation',
      summary: 'Engineers who work under your lead, in your tools, within days.',
    },
    {
      route: 'services.software-development-outsourcing',
      title: 'Software development outsourcing',
      summary: 'A result with a date, delivered by milestones.',
    },
  ],
  industries: [
    { route: 'industries.healthcare', industry: 'healthcare' },
    { route: 'industries.industry', params: { industry: 'fintech' }, industry: 'fintech' },
    {
      route: 'industries.industry',
      params: { industry: 'logistics-and-transportation' },
      industry: 'logistics_and_transportation',
    },
  ],
  hire: [
    { route: 'hire.role', params: { role: 'qa-engineers' }, title: 'QA engineers' },
    {
      route: 'hire.skill',
      params: { skill: 'react-developers' },
      title: 'React developers',
    },
    { route: 'hire.country', params: { country: 'poland' }, title: 'Developers in Poland' },
  ],
  'success-stories': [
    {
      route: 'success-stories.story',
      params: { story: 'openrad' },
      title: 'OpenRad',
      summary: 'Structured reports that reach the hospital while the patient is still in the room.',
    },
    {
      route: 'success-stories.story',
      params: { story: 'tipalti' },
      title: 'Tipalti',
      summary: 'Payments that explain themselves to the people who have to release them.',
    },
  ],
}
