import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { type ClientLogo, ClientLogos } from './ClientLogos.tsx'

const names = [
  'Northlight Bank',
  'Sample Freight',
  'Medlake',
  'Ostra Insurance',
  'Fernway',
  'Tidepost',
  'Pinegate Energy',
  'Kettle & Vane',
]

const logos: readonly ClientLogo[] = names.map((name) => ({ name }))
const plate: ClientLogo = { name: 'Sample Helm Works', image: drawing('helm-measured-day') }

export const examples: Examples = {
  rows: ['S-28'],
  namespaces: ['client-logos'],
  examples: {
    usual: <ClientLogos copy="client-logos.section" logos={logos} />,
    'with an image and links': (
      <ClientLogos
        copy="client-logos.section"
        logos={[
          plate,
          { ...plate, name: 'Linked Helm Works', link: '#helm' },
          ...logos.slice(0, 3).map(({ name }) => ({ name, link: `#${name.length}` })),
        ]}
      />
    ),
    'one logo': <ClientLogos copy="client-logos.section" logos={logos.slice(0, 1)} />,
    longest: (
      <ClientLogos
        copy="client-logos.section"
        logos={[
          { name: 'Hafenversicherungsgesellschaft Nordostseekanal' },
          ...logos,
          ...logos.map(({ name }) => ({ name: `${name} Overseas` })),
        ]}
      />
    ),
  },
}
