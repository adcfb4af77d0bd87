import type { Examples } from '../../examples.ts'
import { HireByRole } from './HireByRole.tsx'

const links = [
  { path: '/hire/frontend-developers', title: 'Front-end developers' },
  { path: '/hire/backend-developers', title: 'Back-end developers' },
  { path: '/hire/mobile-developers', title: 'Mobile developers' },
  { path: '/hire/devops-engineers', title: 'DevOps engineers' },
  { path: '/hire/data-engineers', title: 'Data engineers' },
  { path: '/hire/qa-engineers', title: 'QA engineers' },
  { path: '/hire/business-analysts', title: 'Business analysts' },
  { path: '/hire/ui-ux-designers', title: 'UI and UX designers' },
]

const many = Array.from({ length: 40 }, (_, at) => ({
  path: `/hire/role-${at}`,
  title: `Engineers of kind ${at + 1}`,
}))

const long = {
  path: '/hire/long',
  title: 'Engineers for programmable logic controllers and industrial communication protocols',
}

export const examples: Examples = {
  rows: ['S-23'],
  namespaces: ['hire-by-role'],
  examples: {
    usual: <HireByRole copy="hire-by-role.section" links={links} currentPath="/hire" />,
    'on the page of one role': (
      <HireByRole
        copy="hire-by-role.section"
        links={links}
        currentPath="/Hire/Devops-Engineers/?from=mail#cities"
      />
    ),
    'one role': (
      <HireByRole copy="hire-by-role.section" links={links.slice(0, 1)} currentPath="/hire" />
    ),
    many: <HireByRole copy="hire-by-role.section" links={many} currentPath="/hire/role-7" />,
    longest: (
      <HireByRole copy="hire-by-role.section" links={[long, ...links]} currentPath={long.path} />
    ),
  },
}
