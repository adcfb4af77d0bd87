import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { AccordionBlock } from '../../../components/sections/AccordionBlock/AccordionBlock.tsx'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { Challenges } from '../../../components/sections/Challenges/Challenges.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { GrayCardsSlider } from '../../../components/sections/Carousels/Carousels.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { SolutionCards } from '../../../components/sections/Cards/Cards.tsx'
import { useText } from '../../../components/text/useText.ts'
import { Prose } from '../../../components/ui/Prose.tsx'
import { models } from '../../../content/taxonomy.ts'
import { cardsWithIcons } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, challenges, solutions, process, comparison, promises, details } = data
  const pathname = usePathname()
  const text = useText()
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates['software-development-outsourcing']} />}
        pathname={pathname}
        formState={useFormState('service')}
      />
      <Challenges copy={challenges} intro={challenges.intro} parts={challenges.parts} />
      <SolutionCards copy={solutions} cards={solutions.cards} />
      <ProcessSteps copy={process} steps={process.steps} />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
        emphasis={models.outsourcing}
      />
      <GrayCardsSlider
        copy={{
          title: promises.title,
          slides: text('gray-cards-slider.list', { title: promises.title }),
        }}
        cards={cardsWithIcons(promises.parts)}
      />
      <StorySlider stories={data.stories} />
      <AccordionBlock
        copy={details}
        items={details.parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <Prose html={html} />,
        }))}
      />
      <PageContactBlock copy={data.request} />
    </>
  )
}
