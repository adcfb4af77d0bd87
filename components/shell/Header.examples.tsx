import type { Examples } from '../examples.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { exampleMenu } from './example-menu.ts'
import { Header, SkipLink } from './Header.tsx'

const current = { id: 'success-stories', params: {} } as const

export const examples: Examples = {
  rows: ['S-54'],
  catalogs: ['taxonomy'],
  outsideMain: true,
  examples: {
    'header on an inner page': (
      <>
        <SkipLink />
        <Header current={current} menu={exampleMenu} pageLocales={['en', 'de']} />
        <Breadcrumbs current={current} pageName={undefined} />
      </>
    ),
    'header on an unknown address': (
      <Header current={undefined} menu={exampleMenu} pageLocales={[]} />
    ),
  },
}
