import type { Examples } from '../examples.ts'
import { type PageLink, PageLinks } from './PageLinks.tsx'

const links: readonly PageLink[] = [
  { title: 'Harbour pilots', path: '/pilots' },
  { title: 'Sailmakers', path: '/sailmakers', current: true },
  { title: 'Chart engravers', path: '/engravers' },
  { title: 'Lamp keepers' },
]

export const examples: Examples = {
  rows: [],
  widget: true,
  catalogs: [],
  examples: {
    'in columns': <PageLinks links={links} />,
    'in one flow': <PageLinks links={links} arrangement="flow" />,
  },
}
