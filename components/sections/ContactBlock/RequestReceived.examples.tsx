import type { Examples } from '../../examples.ts'
import { ReceivedPicture } from './RequestThanks.tsx'
import { RequestReceived } from './RequestReceived.tsx'

const receipt = '/request/q3Vx0mJw-8yTz_5bKc1dRA'

export const examples: Examples = {
  rows: [],
  namespaces: ['contact', 'claims', 'forms', 'taxonomy'],
  withinIsland: true,
  examples: {
    usual: (
      <RequestReceived open picture={<ReceivedPicture />} receipt={receipt} onRefill={() => {}} />
    ),
    'without a receipt': <RequestReceived open picture={<ReceivedPicture />} onRefill={() => {}} />,
  },
}
