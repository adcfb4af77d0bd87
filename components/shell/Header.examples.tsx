import type { Examples } from '../examples.ts'
import { Header } from './Header.tsx'
import type { MenuStory } from './navigation.ts'

const stories: readonly MenuStory[] = [
  {
    slug: 'harbour-logistics',
    title: 'Harbour slots without phone calls',
    summary: 'A terminal gives every truck its half hour.',
  },
  {
    slug: 'clinic-viewer',
    title: 'A viewer for two clinics',
    summary: 'Radiologists open a study in two seconds.',
  },
  {
    slug: 'ticket-peak',
    title: 'Tickets for a stadium in nine minutes',
    summary: 'A queue that people believe.',
  },
]

export const examples: Examples = {
  rows: ['S-54'],
  namespaces: [],
  examples: {
    usual: <Header current={{ id: 'home', params: {} }} stories={stories} />,
    'on the contact page': <Header current={{ id: 'contact-us', params: {} }} stories={stories} />,
    'on a story': (
      <Header
        current={{ id: 'success-stories.story', params: { story: 'clinic-viewer' } }}
        stories={stories}
      />
    ),
    'on an error page': <Header current={undefined} stories={stories.slice(0, 1)} />,
  },
}
