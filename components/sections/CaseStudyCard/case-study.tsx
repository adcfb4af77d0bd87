import type { ResultChange } from '../../../content/story.ts'
import type { ClientCountry, Industry, Model, Platform } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import type { DrawingFile } from '../../ui/Drawing.tsx'
import type { Fact } from '../../ui/FactList.tsx'

/** What lists show of a story (E-01). */
export type CaseStudy = {
  slug: string
  /** The language of its words and page when it is not that of the list. */
  language?: Locale | undefined
  /** Invented, which the card says. */
  sample?: boolean
  title: string
  summary: string
  industry: Industry
  platform: Platform
  country: ClientCountry
  model: Model
  teamSize: number
  technologies: readonly string[]
  /** What was measured before and after; left out where nothing was. */
  change?: ResultChange | undefined
  /** What the work did not change. */
  unchanged?: string | undefined
  /** Address of the story; left out, the page of the slug; empty, the list. */
  link?: string
  /** Left out, the cover of the slug. */
  image?: DrawingFile
  /** Takes the place of the image below 768 px; left out, the closer view of the cover, where there is one. */
  mobileImage?: DrawingFile
}

/** What did not change, and what it was built with. */
export function cardFacts(study: CaseStudy): Fact[] {
  const [, , stack] = projectFacts(study)
  const { unchanged } = study
  if (!unchanged) return [stack]
  return [
    { id: 'unchanged', name: <Message id="stories.facts.unchanged" />, value: unchanged },
    stack,
  ]
}

/** Industry, platform and country of a story in words. */
export function useStoryLabels({
  industry,
  platform,
  country,
}: Pick<CaseStudy, 'industry' | 'platform' | 'country'>): string[] {
  const text = useText()
  return [
    text(`taxonomy.industry.${industry}`),
    text(`taxonomy.platform.${platform}`),
    text(`taxonomy.country.${country}`),
  ]
}

/** Model, team and technologies of a project as rows of a fact list. */
export function projectFacts({
  model,
  teamSize,
  technologies,
}: Pick<CaseStudy, 'model' | 'teamSize' | 'technologies'>): [model: Fact, team: Fact, stack: Fact] {
  return [
    {
      id: 'model',
      name: <Message id="stories.facts.model" />,
      value: <Message id={`taxonomy.model.${model}`} />,
    },
    {
      id: 'team',
      name: <Message id="stories.facts.team" />,
      value: <Message id="stories.facts.team-size" values={{ count: teamSize }} />,
    },
    { id: 'stack', name: <Message id="stories.facts.stack" />, value: technologies.join(', ') },
  ]
}
