import type { Examples } from '../../examples.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['errors'],
  examples: {
    'unknown address': <ErrorNotice kind="not-found" />,
    refused: <ErrorNotice kind="refused" />,
    failure: <ErrorNotice kind="failure" />,
  },
}
