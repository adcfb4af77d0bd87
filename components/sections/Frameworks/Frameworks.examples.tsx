import type { Examples } from '../../examples.ts'
import { type Framework, Frameworks } from './Frameworks.tsx'

const frameworks: readonly Framework[] = [
  {
    name: 'React',
    type: 'Library, JavaScript',
    description: 'For interfaces that change while people look at them. Most of our front ends.',
    link: '#react',
  },
  {
    name: 'Next.js',
    type: 'Framework, JavaScript',
    description: 'React with a server in front: shops and portals that search engines must read.',
    link: '#next',
  },
  {
    name: 'Angular',
    type: 'Framework, TypeScript',
    description: 'For large teams that want one way of doing things, such as banks and insurers.',
    link: '#angular',
  },
  {
    name: 'Vue.js',
    type: 'Framework, JavaScript',
    description: 'For products that grow out of pages which already exist.',
    link: '#vue',
  },
  {
    name: 'Svelte',
    type: 'Compiler, JavaScript',
    description: 'Where each kilobyte counts: kiosks, old phones, embedded screens.',
  },
  {
    name: 'NestJS',
    type: 'Framework, Node.js',
    description: 'Services with clear borders, tested one by one.',
    link: '#nest',
  },
]

const long: Framework = {
  name: 'A framework with a remarkably long name that nobody abbreviates',
  type: 'Meta-framework for server-side rendering, TypeScript and WebAssembly',
  description: 'What it is good for takes a while to tell. '.repeat(8),
  link: '#long',
}

export const examples: Examples = {
  rows: ['S-42'],
  catalogs: ['frameworks'],
  examples: {
    usual: <Frameworks copy="frameworks.section" frameworks={frameworks} />,
    'one framework': <Frameworks copy="frameworks.section" frameworks={frameworks.slice(0, 1)} />,
    longest: <Frameworks copy="frameworks.section" frameworks={[long, ...frameworks]} />,
    shortest: (
      <Frameworks
        copy="frameworks.section"
        frameworks={[{ name: 'Go', type: 'Language', description: 'Fast.' }]}
      />
    ),
  },
}
