import type { Examples } from '../examples.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { exampleStories } from './example-stories.ts'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

const current = { id: 'success-stories', params: {} } as const

export const examples: Examples = {
  rows: ['S-54'],
  namespaces: [],
  outsideMain: true,
  examples: {
    'header on an inner page': (
      <>
        <SkipLink />
        <Header current={current} stories={exampleStories} />
        <Breadcrumbs current={current} pageName={undefined} />
      </>
    ),
    'header on an unknown address': <Header current={undefined} stories={exampleStories} />,
  },
}
