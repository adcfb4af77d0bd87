import type { Examples } from '../../examples.ts'
import { ClaimHighlight, ClaimsStrip } from './Claims.tsx'

const copy = {
  title: 'What the years at sea taught',
  lead: 'They went into charts, logs and the habit of taking soundings before dropping the anchor.',
}

export const examples: Examples = {
  rows: ['S-51'],
  catalogs: ['about', 'claims'],
  examples: {
    'strip, usual': <ClaimsStrip copy="about.claims" />,
    'highlight, usual': <ClaimHighlight copy={copy} claim="healthcare-experience" />,
    'highlight, another claim': <ClaimHighlight copy={copy} claim="client-countries" />,
    'highlight, longest words': (
      <ClaimHighlight
        copy={{ title: copy.title.repeat(3), lead: copy.lead.repeat(4) }}
        claim="success-cases"
      />
    ),
  },
}
