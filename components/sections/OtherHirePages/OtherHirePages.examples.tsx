import { AR, BG, GE, HR, PL, RO, UA } from 'country-flag-icons/string/3x2'
import type { Examples } from '../../examples.ts'
import { type HirePage, OtherHirePages } from './OtherHirePages.tsx'

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

export const examples: Examples = {
  rows: ['S-34'],
  namespaces: ['other-hire-pages'],
  examples: {
    usual: <OtherHirePages {...shared} pages={pages} />,
    'as many as places': <OtherHirePages {...shared} pages={pages.slice(0, 6)} />,
    'one other': <OtherHirePages {...shared} pages={pages.slice(0, 2)} />,
    longest: (
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
