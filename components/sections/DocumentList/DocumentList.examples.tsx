import type { Examples } from '../../examples.ts'
import { DocumentList, type ListedDocument } from './DocumentList.tsx'

const copy = { title: 'Documents to read and take along', lead: 'Outlines, not signed papers.' }

const outline: ListedDocument = {
  id: 'contract-outline',
  title: 'Contract outline',
  text: 'The framework contract clause by clause, with one sentence in plain words on each.',
  href: '/procurement/contract-outline',
  markdown: '/procurement/contract-outline.md',
  sample: true,
}

export const examples: Examples = {
  rows: [],
  catalogs: ['procurement'],
  examples: {
    usual: (
      <DocumentList
        copy={copy}
        documents={[outline, { ...outline, id: 'exit', title: 'Exit plan' }]}
        file="/procurement/export"
      />
    ),
    'no file': (
      <DocumentList
        copy={copy}
        documents={[{ ...outline, markdown: undefined, sample: false }]}
        file="/procurement/export"
      />
    ),
  },
}
