import { useData } from 'vike-react/useData'
import { AboutUs, ClientLogos } from '../../components/sections/AboutUs/AboutUs.tsx'
import { CompanyOpening } from '../../components/sections/AboutUs/CompanyOpening.tsx'
import { ClaimsStrip } from '../../components/sections/Claims/Claims.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { Pillars } from '../../components/sections/Points/Points.tsx'
import { Standards } from '../../components/sections/Standards/Standards.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref, useStoryHref } from '../../components/text/useHref.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'
import { withIcons } from '../page-pictures.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, story, numbers, locations, pillars, standards, request, ...data } = useData<Data>()
  const storyHref = useStoryHref()
  const href = useHref()
  return (
    <>
      <CompanyOpening
        copy={hero}
        contactHref="#request"
        second={{ href: href('procurement'), label: <Message id="common.route.procurement" /> }}
        chart={locations}
      />
      <CompanyNumbers copy={numbers} lead={numbers.lead} />
      <AboutUs copy={story} parts={story.parts} />
      <Pillars copy={pillars} pillars={withIcons(pillars.parts)} />
      <ClaimsStrip copy="about.claims" />
      <ClientLogos
        copy="client-logos.section"
        logos={data.clients.map((told) => ({ name: told.client, link: storyHref(told) }))}
        sample={data.clients.some(({ sample }) => sample)}
      />
      <Standards copy={standards} />
      <PageContactBlock copy={request} />
    </>
  )
}
