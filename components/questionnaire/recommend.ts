import {
  type Goal,
  goalModels,
  type Industry,
  industryPaths,
  type Model,
  models,
  modelPaths,
} from '../../content/taxonomy.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { useLocale } from '../text/IntlRoot.tsx'

/** `table`: fixed order; `wizard`: the best match first, and the industry as a fourth result. */
export type FinderVariant = 'table' | 'wizard'

type Recommendation = {
  /** The model that carries 'Best match'; none without a goal. */
  best: Model | undefined
  /** All three models in the order in which they are shown. */
  order: readonly Model[]
  /** Whether the industry is shown as a result, has no page, or is not asked for. */
  industry: 'result' | 'no-page' | 'none'
}

const fixedOrder = Object.keys(models) as Model[]

/** What the summary shows for a pair of answers. */
export function recommend(
  { goal, industry }: { goal: Goal | ''; industry: Industry | '' },
  variant: FinderVariant,
): Recommendation {
  const best = goal === '' ? undefined : goalModels[goal]
  const wizardOrder = fixedOrder.toSorted((one, other) => +(other === best) - +(one === best))
  return {
    best,
    order: variant === 'wizard' ? wizardOrder : fixedOrder,
    industry: industryResult(industry, variant),
  }
}

function industryResult(industry: Industry | '', variant: FinderVariant) {
  if (industry === '') return 'none'
  if (!industryPaths[industry]) return 'no-page'
  return variant === 'wizard' ? 'result' : 'none'
}

/** Where results lead; an industry may have no page. */
export type ResultPaths = {
  model: (model: Model) => string
  industry: (industry: Industry) => string | undefined
}

/** The addresses of the taxonomy in the language of the page. */
export function useResultPaths(): ResultPaths {
  const locale = useLocale()
  return {
    model: (model) => localizedPath(modelPaths[model], locale),
    industry: (industry) => {
      const path = industryPaths[industry]
      return path && localizedPath(path, locale)
    },
  }
}
