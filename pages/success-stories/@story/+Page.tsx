import { useData } from 'vike-react/useData'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { Challenges } from '../../../components/sections/Challenges/Challenges.tsx'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { SolutionPoints } from '../../../components/sections/SolutionPoints/SolutionPoints.tsx'
import { StoryHeader } from '../../../components/sections/StoryHeader/StoryHeader.tsx'
import { StoryQuote } from '../../../components/sections/StoryQuote/StoryQuote.tsx'
import { StoryTimeline } from '../../../components/sections/StoryTimeline/StoryTimeline.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { story } = useData<Data>()
  return (
    <>
      <StoryHeader story={story} />
      <Challenges copy="stories.challenge" {...story.challenge} />
      <SolutionPoints copy="stories.solution" {...story.solution} />
      <BeforeAfter copy="stories.result" {...story.result} />
      <StoryQuote {...story.quote} />
      <StoryTimeline copy="stories.work" team={story.team} timeline={story.timeline} />
      <NextStep copy="stories.next" />
    </>
  )
}
