import type { Examples } from '../../examples.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  namespaces: ['errors'],
  examples: {
    'unknown address': <ErrorNotice kind="not-found" />,
    'unreadable form': <ErrorNotice kind="refused" />,
    'fault of ours': <ErrorNotice kind="failure" />,
  },
}
