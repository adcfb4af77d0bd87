import type { Examples } from '../../examples.ts'
import { ClaimHighlight } from './ClaimHighlight.tsx'

const copy = {
  title: 'What the years at sea taught',
  lead: 'They went into charts, logs and the habit of taking soundings before dropping the anchor.',
}

export const examples: Examples = {
  rows: ['S-51'],
  namespaces: ['claims'],
  examples: {
    usual: <ClaimHighlight copy={copy} claim="healthcare-experience" />,
    'another claim': <ClaimHighlight copy={copy} claim="client-countries" />,
    'longest words': (
      <ClaimHighlight
        copy={{ title: copy.title.repeat(3), lead: copy.lead.repeat(4) }}
        claim="success-cases"
      />
    ),
  },
}
