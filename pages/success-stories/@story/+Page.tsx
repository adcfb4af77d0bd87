import { useData } from 'vike-react/useData'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { Challenges } from '../../../components/sections/Challenges/Challenges.tsx'
import {
  SolutionPoints,
  StoryQuote,
  StoryTimeline,
} from '../../../components/sections/StoryBody/StoryBody.tsx'
import { StartProject } from '../../../components/sections/ShortForms/ShortForms.tsx'
import { StoryHeader } from '../../../components/sections/StoryHeader/StoryHeader.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { story, related } = useData<Data>()
  return (
    <>
      <StoryHeader story={story} />
      <Challenges copy="stories.challenge" {...story.challenge} />
      <SolutionPoints copy="stories.solution" {...story.solution} />
      <BeforeAfter copy="stories.result" {...story.result} unchanged={story.unchanged} />
      <StoryQuote {...story.quote} sample={story.sample} />
      <StoryTimeline copy="stories.work" team={story.team} timeline={story.timeline} />
      <StorySlider copy="stories.related" stories={related} />
      <StartProject
        copy="stories.start"
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}
