import type { Examples } from '../../examples.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['errors', 'search'],
  examples: {
    'unknown address': <ErrorNotice kind="not-found" />,
    'address near to pages': (
      <ErrorNotice
        kind="not-found"
        near={[
          { title: 'DevOps services', path: '/services/devops' },
          { title: 'Technologies we use', path: '/technologies' },
        ]}
      />
    ),
    'unreadable form': <ErrorNotice kind="refused" />,
    'fault of ours': <ErrorNotice kind="failure" />,
    'maintenance or overload': <ErrorNotice kind="unavailable" />,
  },
}
