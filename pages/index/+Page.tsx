import { useData } from 'vike-react/useData'
import { StorySlider } from '../../components/sections/StorySlider/StorySlider.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { CooperationModels } from '../../components/sections/CooperationModels/CooperationModels.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { HowItStarts } from '../../components/sections/HowItStarts/HowItStarts.tsx'
import { ServiceFinderIsland } from '../../components/sections/ServiceFinder/ServiceFinder.island.tsx'
import { WorkSampleTeaser } from '../../components/sections/WorkSampleList/WorkSampleList.tsx'
import { StartProject } from '../../components/sections/ShortForms/ShortForms.tsx'
import { useCooperationModels } from '../useCooperationModels.tsx'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'
import { drawing } from '../../components/art/drawing.ts'
import files from '../../components/art/videos/hero-loop.json'
import { heroClients } from '../../content/facts/clients.ts'
import { heroCards } from '../hero-cards.ts'

export function Page() {
  const { stories, models, samples } = useData<Data>()
  return (
    <>
      <HeroHeader {...homeHero} secondAction="#finder" />
      <CompanyNumbers copy="claims.numbers" />
      <ServiceFinderIsland variant="table" card={finderCard} />
      <CooperationModels
        copy="cooperation-models.section"
        models={useCooperationModels(models, { selected: 'build' })}
      />
      <StorySlider stories={stories} counted />
      <HowItStarts copy="how-it-starts.section" />
      <WorkSampleTeaser copy="home.samples" samples={samples} />
      <StartProject
        copy="start-project.section"
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}

/** The one large dial of the page: its card turns to what is chosen. */
const finderCard = { day: drawing('compass-card-day'), night: drawing('compass-card-night') }

/** S-07 of the home page: cards, clients and the loop over the chart. */
const homeHero = {
  copy: 'home.hero',
  cards: heroCards,
  clients: heroClients,
  video: { webm: files.webm.src, mp4: files.mp4.src },
} as const
