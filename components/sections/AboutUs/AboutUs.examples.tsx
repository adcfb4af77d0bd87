import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { AboutUs, type ClientLogo, ClientLogos } from './AboutUs.tsx'

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

const picture = { day: drawing('helm-measured-day'), night: drawing('helm-measured-dark') }

const html =
  '<p>We build software with the people who will live with it, and we stay until they no longer need us.</p><p>The company began with four engineers and one hospital. Today teams in fourteen places work for banks, carriers and clinics, and most of them came because somebody they trusted had worked with us before.</p><p>What has not changed: <strong>an engineer answers the first mail</strong>, estimates come with their assumptions, and the code is yours from the first commit.</p>'

const long = `${html}<h3>How we decide</h3><ul><li>Whoever runs a part decides how it is built, and writes the reason down.</li><li>Whoever pays decides what comes first, and hears what it costs.</li></ul>${html}`

export const examples: Examples = {
  rows: ['S-30', 'S-28'],
  namespaces: ['about-us', 'client-logos'],
  examples: {
    'about, usual': <AboutUs copy="about-us.section" html={html} picture={picture} />,
    'about, without a picture': <AboutUs copy="about-us.section" html={html} />,
    'about, shortest': (
      <AboutUs copy="about-us.section" html="<p>We build software.</p>" picture={picture} />
    ),
    'about, longest': <AboutUs copy="about-us.section" html={long} picture={picture} />,

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
