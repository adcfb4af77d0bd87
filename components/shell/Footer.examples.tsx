import type { Examples } from '../examples.ts'
import { exampleMenu } from './example-menu.ts'
import { Footer } from './Footer.tsx'

const [first] = exampleMenu.company
const long =
  'How a stadium sold forty thousand tickets in nine minutes, and why nobody had to refresh a page'

export const examples: Examples = {
  rows: ['S-54'],
  catalogs: ['claims', 'taxonomy'],
  examples: {
    usual: <Footer menu={exampleMenu} />,
    'of a page that shows samples': <Footer menu={exampleMenu} showsSample />,
    'one page in a group': <Footer menu={{ ...exampleMenu, company: [first!] }} />,
    'a long title': (
      <Footer
        menu={{
          ...exampleMenu,
          company: [{ ...first!, links: [{ route: 'about', title: long }] }],
        }}
      />
    ),
  },
}
