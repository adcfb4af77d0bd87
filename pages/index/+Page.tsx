import { useData } from 'vike-react/useData'
import { StorySlider } from '../../components/sections/StorySlider/StorySlider.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { CooperationModels } from '../../components/sections/CooperationModels/CooperationModels.tsx'
import { HeroHeader, heroCards } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { HowItStarts } from '../../components/sections/HowItStarts/HowItStarts.tsx'
import { ServiceFinderIsland } from '../../components/sections/ServiceFinder/ServiceFinder.island.tsx'
import { WorkSampleTeaser } from '../../components/sections/WorkSampleList/WorkSampleList.tsx'
import { StartProjectPictured } from '../../components/sections/ShortForms/ShortForms.tsx'
import { PlacesPlate } from '../working-hours/HoursPlates.tsx'
import { useCooperationModels } from '../useCooperationModels.tsx'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'
import { drawing } from '../../components/art/drawing.ts'
import files from '../../components/art/videos/hero-loop.json'
import { heroClients } from '../../content/facts/clients.ts'
import { goalModels } from '../../content/taxonomy.ts'

/** Checked in the finder; the model that it leads to stands out below. */
const usualGoal = 'build_your_talent_team'

export function Page() {
  const { stories, models, samples, today } = useData<Data>()
  return (
    <>
      <HeroHeader {...homeHero} secondAction="#finder" />
      <CompanyNumbers copy="claims.numbers" untitled />
      <ServiceFinderIsland variant="table" card={finderCard} usual={usualGoal} />
      <CooperationModels
        copy="cooperation-models.section"
        models={useCooperationModels(models, { selected: goalModels[usualGoal], brief: true })}
      />
      <StorySlider stories={stories} counted />
      <HowItStarts copy="how-it-starts.section" />
      <WorkSampleTeaser copy="home.samples" samples={samples} />
      <StartProjectPictured
        copy="start-project.section"
        picture={<PlacesPlate day={today} places={farthestPlaces} />}
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}

/** The clocks of our places that differ most from each other. */
const farthestPlaces = ['tallinn', 'buenos-aires'] as const

/** The one large dial of the page: its card turns to what is chosen. */
const finderCard = { day: drawing('compass-card-day'), night: drawing('compass-card-night') }

/** S-07 of the home page: cards, clients and the loop over the chart. */
const homeHero = {
  copy: 'home.hero',
  cards: heroCards,
  clients: heroClients,
  video: { webm: files.webm.src, mp4: files.mp4.src },
} as const
