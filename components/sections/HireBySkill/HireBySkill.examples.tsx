import type { Examples } from '../../examples.ts'
import { HireBySkill } from './HireBySkill.tsx'

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
const links = names.map(toLink)
const many = Array.from({ length: 90 }, (_, at) => toLink(`${names[at % names.length]} ${at + 1}`))
const long = toLink('Electronic data interchange with legacy mainframes in banking and insurance')

export const examples: Examples = {
  rows: ['S-24'],
  namespaces: ['hire-by-skill'],
  examples: {
    usual: <HireBySkill copy="hire-by-skill.section" links={links} currentPath="/hire" />,
    'on the page of one skill': (
      <HireBySkill
        copy="hire-by-skill.section"
        links={links}
        currentPath="/hire/Kotlin-developers/#cities"
      />
    ),
    'one skill': (
      <HireBySkill copy="hire-by-skill.section" links={links.slice(0, 1)} currentPath="/hire" />
    ),
    many: <HireBySkill copy="hire-by-skill.section" links={many} currentPath={many[40]!.path} />,
    longest: (
      <HireBySkill copy="hire-by-skill.section" links={[long, ...links]} currentPath="/hire" />
    ),
  },
}
