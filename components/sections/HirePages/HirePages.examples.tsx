import { AR, BG, GE, HR, PL, RO, UA } from 'country-flag-icons/string/3x2'
import type { Examples } from '../../examples.ts'
import { HireLinks, type HirePage, OtherHirePages } from './HirePages.tsx'

const flag = (svg: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  width: 60,
  height: 40,
})

export const pages: readonly HirePage[] = [
  { path: '/hire-developers-in-poland', title: 'Poland', Flag: flag(PL) },
  { path: '/hire-developers-in-ukraine', title: 'Ukraine', Flag: flag(UA) },
  { path: '/hire-developers-in-romania', title: 'Romania', Flag: flag(RO) },
  { path: '/hire-developers-in-croatia', title: 'Croatia', Flag: flag(HR) },
  { path: '/hire-developers-in-bulgaria', title: 'Bulgaria', Flag: flag(BG) },
  { path: '/hire-developers-in-georgia', title: 'Georgia', Flag: flag(GE) },
  { path: '/hire-developers-in-argentina', title: 'Argentina', Flag: flag(AR) },
]

const here = '/Hire-Developers-in-Poland/?utm_source=letter#prices'
const shared = { copy: 'other-hire-pages.section', path: here, action: '/hire-developers' } as const

const names = [
  'React',
  'Angular',
  'Vue.js',
  'Node.js',
  'TypeScript',
  'Java',
  'Kotlin',
  'Swift',
  'Python',
  'Go',
  'Rust',
  '.NET',
  'PHP',
  'Flutter',
  'PostgreSQL',
  'Kubernetes',
  'Terraform',
  'AWS',
]

const toLink = (title: string) => ({
  path: `/hire/${title.toLowerCase().replaceAll(/\W+/g, '-')}-developers`,
  title,
})
const skillLinks = names.map(toLink)
const manySkills = Array.from({ length: 90 }, (_, at) =>
  toLink(`${names[at % names.length]} ${at + 1}`),
)
const longSkill = toLink(
  'Electronic data interchange with legacy mainframes in banking and insurance',
)

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
  rows: ['S-23', 'S-24', 'S-34'],
  catalogs: ['hire-by-role', 'hire-by-skill', 'other-hire-pages'],
  examples: {
    'roles, roles: usual': (
      <HireLinks copy="hire-by-role.section" links={links} currentPath="/hire" />
    ),
    'roles, roles: on the page of one role': (
      <HireLinks
        copy="hire-by-role.section"
        links={links}
        currentPath="/Hire/Devops-Engineers/?from=mail#cities"
      />
    ),
    'roles, roles: one role': (
      <HireLinks copy="hire-by-role.section" links={links.slice(0, 1)} currentPath="/hire" />
    ),
    'roles, roles: many': (
      <HireLinks copy="hire-by-role.section" links={many} currentPath="/hire/role-7" />
    ),
    'roles, roles: longest': (
      <HireLinks copy="hire-by-role.section" links={[long, ...links]} currentPath={long.path} />
    ),

    'roles, skills: usual': (
      <HireLinks copy="hire-by-skill.section" links={skillLinks} currentPath="/hire" />
    ),
    'roles, skills: on the page of one skill': (
      <HireLinks
        copy="hire-by-skill.section"
        links={skillLinks}
        currentPath="/hire/Kotlin-developers/#cities"
      />
    ),
    'roles, skills: one skill': (
      <HireLinks copy="hire-by-skill.section" links={skillLinks.slice(0, 1)} currentPath="/hire" />
    ),
    'roles, skills: many': (
      <HireLinks
        copy="hire-by-skill.section"
        links={manySkills}
        currentPath={manySkills[40]!.path}
      />
    ),
    'roles, skills: longest': (
      <HireLinks
        copy="hire-by-skill.section"
        links={[longSkill, ...skillLinks]}
        currentPath="/hire"
      />
    ),

    'others, usual': <OtherHirePages {...shared} pages={pages} />,
    'others, as many as places': <OtherHirePages {...shared} pages={pages.slice(0, 6)} />,
    'others, one other': <OtherHirePages {...shared} pages={pages.slice(0, 2)} />,
    'others, longest': (
      <OtherHirePages
        {...shared}
        pages={pages.map((page) => ({
          ...page,
          title: `Dedicated software development teams in ${page.title}`,
        }))}
      />
    ),
  },
}
