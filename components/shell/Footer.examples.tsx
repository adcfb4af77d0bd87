import type { Examples } from '../examples.ts'
import { Footer } from './Footer.tsx'

const summary = 'What our team built, what it cost in time, and what changed.'

export const examples: Examples = {
  rows: ['S-54'],
  namespaces: ['claims'],
  examples: {
    usual: (
      <Footer
        stories={[
          { slug: 'harbour-logistics', title: 'Harbour slots without phone calls', summary },
          { slug: 'clinic-viewer', title: 'A viewer for two clinics', summary },
        ]}
      />
    ),
    'one story': (
      <Footer stories={[{ slug: 'clinic-viewer', title: 'A viewer for two clinics', summary }]} />
    ),
    'a long title': (
      <Footer
        stories={[
          {
            slug: 'ticket-peak',
            title:
              'How a stadium sold forty thousand tickets in nine minutes, and why nobody had to refresh a page',
            summary,
          },
        ]}
      />
    ),
  },
}
