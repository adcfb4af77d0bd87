import { useData } from 'vike-react/useData'
import { drawing } from '../../components/art/drawing.ts'
import { AboutUs, ClientLogos } from '../../components/sections/AboutUs/AboutUs.tsx'
import { ClaimsStrip } from '../../components/sections/Claims/Claims.tsx'
import {
  CompanyFacts,
  EngineerLocations,
} from '../../components/sections/CompanyFacts/CompanyFacts.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { PageOpening } from '../../components/sections/PageOpening/PageOpening.tsx'
import { Pillars } from '../../components/sections/Points/Points.tsx'
import { Standards } from '../../components/sections/Standards/Standards.tsx'
import { StaticImages } from '../../components/sections/StaticImages/StaticImages.tsx'
import { useStoryHref } from '../../components/text/useHref.ts'
import { useText } from '../../components/text/useText.ts'
import { PartIcon } from '../../components/ui/PartIcon.tsx'
import { PageContactBlock } from '../PageContactBlock.tsx'
import type { Data } from './+data.ts'

const images = [
  { id: 'arrival', day: drawing('scene-3') },
  { id: 'planning', day: drawing('scene-1') },
  { id: 'position', day: drawing('scene-2') },
] as const

export function Page() {
  const { hero, story, numbers, locations, pillars, standards, request, ...data } = useData<Data>()
  const storyHref = useStoryHref()
  const text = useText()
  return (
    <>
      <PageOpening copy={hero} />
      <AboutUs copy={story} parts={story.parts} />
      <CompanyNumbers copy={numbers} lead={numbers.lead} />
      <EngineerLocations copy={{ 'counted-title': locations.title }} lead={locations.lead} />
      <Pillars
        copy={pillars}
        pillars={pillars.parts.map(({ title, paragraphs, icon }) => ({
          title,
          text: paragraphs.join(' '),
          icon: <PartIcon name={icon} />,
        }))}
      />
      <StaticImages
        copy={data.images}
        images={images.map(({ id, day }) => ({
          day,
          alt: text(`about.images.${id}-alt`),
          caption: text(`about.images.${id}-caption`),
        }))}
      />
      <Standards copy={standards} />
      <ClaimsStrip copy="about.claims" />
      <ClientLogos
        copy="client-logos.section"
        logos={data.clients.map((told) => ({ name: told.client, link: storyHref(told) }))}
      />
      <CompanyFacts copy="about.company" origin={false} />
      <PageContactBlock copy={request} />
    </>
  )
}
