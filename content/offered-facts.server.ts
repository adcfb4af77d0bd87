import type { Locale } from '../locales/locales.ts'
import { comparisonQuery, kindOf, withAlternatives } from './compare.ts'
import { comparedName } from './comparison-lines.server.ts'
import { offerOf, type SellingFacts, sellingFacts } from './selling-facts.ts'

/**
 * The facts of the page that sells one thing, and the comparison in which it stands first. A service that is one of the
 * models is compared as a model, whose terms are told row by row.
 * @param id such as `devops`, `poland` or `qa-engineers`
 */
export function offeredFacts(locale: Locale, id: string): SellingFacts {
  const offer = offerOf(id)
  const items = withAlternatives((kindOf(id) === 'service' && offer.model) || id)
  return {
    ...sellingFacts(offer),
    comparison: {
      query: comparisonQuery(items),
      names: items.map((item) => comparedName(locale, item)),
    },
  }
}
