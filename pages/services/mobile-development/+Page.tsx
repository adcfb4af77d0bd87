import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { Frameworks } from '../../../components/sections/Frameworks/Frameworks.tsx'
import { ProblemSolutionTabs } from '../../../components/sections/ProblemSolutionTabs/ProblemSolutionTabs.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { StaticImages } from '../../../components/sections/StaticImages/StaticImages.tsx'
import { TechnologyCatalogue } from '../../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { useText } from '../../../components/text/useText.ts'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import { withPictures } from '../../page-pictures.tsx'
import type { Data } from './+data.ts'
import { drawing } from '../../../components/art/drawing.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, services, technologies, frameworks, problems, faq, request } = data
  const text = useText()
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates['mobile-development']} />}
        pathname={usePathname()}
        formState={useFormState('service')}
      />
      <StaticImages
        copy={data.images}
        images={sketchPictures.map(({ id, day }) => ({
          day,
          alt: text(`static-images.sketches.${id}-alt`),
          caption: text(`static-images.sketches.${id}`),
        }))}
      />
      <ServiceList
        copy={{ 'block-title': services.title, lead: services.lead }}
        items={withPictures(services.items)}
      />
      <TechnologyCatalogue copy={technologies} groups={technologies.groups} />
      <Frameworks copy={frameworks} frameworks={frameworks.frameworks} />
      <ProblemSolutionTabs copy={problems} items={problems.items} />
      <StorySlider stories={data.stories} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}

/** How an app begins, from the chart table to the approach; words are `static-images.sketches.<id>`. */
const sketchPictures = [
  { id: 'table', day: drawing('scene-1') },
  { id: 'sight', day: drawing('scene-2') },
  { id: 'approach', day: drawing('scene-3') },
] as const
