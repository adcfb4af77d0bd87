import type { Examples } from '../examples.ts'
import { exampleMenu } from './example-menu.ts'
import { Footer } from './Footer.tsx'

const long =
  'How a stadium sold forty thousand tickets in nine minutes, and why nobody had to refresh a page'

export const examples: Examples = {
  rows: ['S-54'],
  namespaces: ['claims', 'taxonomy'],
  examples: {
    usual: <Footer menu={exampleMenu} />,
    'one story': (
      <Footer
        menu={{ ...exampleMenu, 'success-stories': exampleMenu['success-stories'].slice(0, 1) }}
      />
    ),
    'a long title': (
      <Footer
        menu={{
          ...exampleMenu,
          'success-stories': [
            { route: 'success-stories.story', params: { story: 'ticket-peak' }, title: long },
          ],
        }}
      />
    ),
  },
}
