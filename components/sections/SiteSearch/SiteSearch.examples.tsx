import type { Examples } from '../../examples.ts'
import type { Hit } from '../../search/find-documents.ts'
import { SiteSearchIsland } from './SiteSearch.island.tsx'

const hit = { kind: 'page', terms: ['react'], byTitle: true } as const

const found: Hit[] = [
  { ...hit, kind: 'technology', path: '/technologies', title: 'React', summary: 'Frontend' },
  {
    ...hit,
    path: '/services/web-development',
    title: 'Web development',
    summary: 'Portals, back-office tools and content sites, with React, Vue.js or Angular.',
  },
  {
    ...hit,
    kind: 'story',
    path: '/success-stories/tipalti',
    title: 'Tipalti',
    summary: 'Payout flows, bank files and reconciliation.',
  },
]
export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['search'],
  examples: {
    'nothing asked': <SiteSearchIsland asked="" found={undefined} />,
    results: <SiteSearchIsland asked="react" found={found} />,
    'nothing found': <SiteSearchIsland asked="<b>xyzzy</b>" found={[]} />,
  },
}
