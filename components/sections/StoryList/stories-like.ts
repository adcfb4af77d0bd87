import { type Goal, goalModels, type Industry, type Model } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'

/** Why a story is like the visitor's plan: its industry, the model that serves the goal, or both. */
export type Likeness = 'both' | 'industry' | 'model'

/** What of a story is compared with the answers, and what is shown of it. */
export type ComparedStory = {
  slug: string
  language?: Locale | undefined
  title: string
  industry: Industry
  model: Model
}

/** How many are offered. */
const most = 3

const order: readonly Likeness[] = ['both', 'industry', 'model']

/**
 * Stories that are like what the visitor answered in the questionnaire, those that share most first.
 * @param answers goal and industry; '' where nothing was answered
 */
export function storiesLike<Story extends Pick<ComparedStory, 'industry' | 'model'>>(
  stories: readonly Story[],
  { goal, industry }: { goal: Goal | ''; industry: Industry | '' },
): { story: Story; likeness: Likeness }[] {
  const model = goal === '' ? undefined : goalModels[goal]
  return stories
    .map((story) => ({
      story,
      likeness: likenessOf(story.industry === industry, story.model === model),
    }))
    .filter((one): one is { story: Story; likeness: Likeness } => one.likeness !== undefined)
    .sort((one, other) => order.indexOf(one.likeness) - order.indexOf(other.likeness))
    .slice(0, most)
}

function likenessOf(sharesIndustry: boolean, sharesModel: boolean): Likeness | undefined {
  if (sharesIndustry && sharesModel) return 'both'
  if (sharesIndustry) return 'industry'
  return sharesModel ? 'model' : undefined
}
