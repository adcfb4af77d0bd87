import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { AboutUs, type ClientLogo, ClientLogos, type StoryPart } from './AboutUs.tsx'
import { CompanyOpening } from './CompanyOpening.tsx'

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

const copy = {
  title: 'Who we are',
  lead: 'We build software with the people who will live with it, and we stay until they no longer need us.',
}

const began: StoryPart = {
  id: 'began',
  title: 'How it began',
  html: '<p>The company began with four engineers and one hospital. Today teams in fourteen places work for banks, carriers and clinics.</p><p>What has not changed: <strong>an engineer answers the first mail</strong>, and the code is yours from the first commit.</p>',
}

const decide: StoryPart = {
  id: 'decide',
  title: 'How we decide',
  html: '<p>Whoever runs a part decides how it is built.</p><ul><li>The reason is written down.</li><li>Whoever pays decides what comes first, and hears what it costs.</li></ul>',
  shown: exampleSheet,
}

export const examples: Examples = {
  rows: ['S-30', 'S-28'],
  catalogs: ['about-us', 'client-logos', 'first-screen', 'hero-header', 'claims', 'locations'],
  examples: {
    'about, usual': <AboutUs copy={copy} parts={[began, decide]} />,
    'about, shortest': <AboutUs copy={copy} parts={[began]} />,
    'about, longest': (
      <AboutUs
        copy={copy}
        parts={[began, decide, { ...decide, id: 'again', html: began.html + decide.html }]}
      />
    ),

    'opening, usual': (
      <CompanyOpening
        copy={copy}
        contactHref="#contact"
        second={{ href: '#buyers', label: 'For buyers' }}
        chart={{ title: 'From sea to sea', lead: 'Most of these towns share a working day.' }}
      />
    ),

    'logos, usual': <ClientLogos copy="client-logos.section" logos={logos} />,
    'logos, with an image and links': (
      <ClientLogos
        copy="client-logos.section"
        logos={[
          plate,
          { ...plate, name: 'Linked Helm Works', link: '#helm' },
          ...logos.slice(0, 3).map(({ name }) => ({ name, link: `#${name.length}` })),
        ]}
      />
    ),
    'logos, one logo': <ClientLogos copy="client-logos.section" logos={logos.slice(0, 1)} />,
    'logos, longest': (
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
