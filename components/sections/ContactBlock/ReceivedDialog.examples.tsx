import type { Examples } from '../../examples.ts'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import { ReceivedPicture } from './ReceivedPage.tsx'

const receiptPath = '/request/q3Vx0mJw-8yTz_5bKc1dRA'

export const examples: Examples = {
  rows: [],
  catalogs: ['contact', 'claims', 'forms', 'taxonomy'],
  withinIsland: true,
  examples: {
    usual: (
      <ReceivedDialog
        open
        picture={<ReceivedPicture />}
        receiptPath={receiptPath}
        onRefill={() => {}}
      />
    ),
    'without a receipt': <ReceivedDialog open picture={<ReceivedPicture />} onRefill={() => {}} />,
  },
}
