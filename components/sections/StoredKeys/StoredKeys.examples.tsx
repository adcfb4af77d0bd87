import type { Examples } from '../../examples.ts'
import { StoredKeys } from './StoredKeys.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['storage'],
  examples: { usual: <StoredKeys copy="storage.keys" /> },
}
