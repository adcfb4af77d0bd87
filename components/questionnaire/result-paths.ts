import { type Industry, industryPaths, type Model, modelPaths } from '../../content/taxonomy.ts'
import { localizedPath } from '../../locales/routes.ts'
import { useLocale } from '../text/useLocale.ts'

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
