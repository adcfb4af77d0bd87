import type { BriefLine } from '../server/contract/brief.ts'
import type { Locale } from '../locales/locales.ts'
import { type Comparison, kindOf, comparisonQuery, withAlternatives } from './compare.ts'
import {
  hireCountryPage,
  isHireCountry,
  isRole,
  isSkill,
  rolePage,
  skillPage,
  modelTexts,
  servicePage,
} from './load-pages.server.ts'
import type { PartWriter } from './brief.ts'
import type { ServiceSlug } from './schema.ts'
import type { Model } from './taxonomy.ts'
import { offerOf, type SellingFacts, sellingFacts, soldMessage } from './selling-facts.ts'

/** What a thing that can be compared is called where it is named without its page. */
export function comparedName(locale: Locale, id: string): string {
  if (kindOf(id) === 'model') return modelTexts(locale).sections[id as Model].title
  if (isRole(id)) return rolePage(locale, id).text.name
  if (isSkill(id)) return skillPage(locale, id).text.name
  if (isHireCountry(id)) return hireCountryPage(locale, id).text.name
  return servicePage(locale, id as ServiceSlug).text.name
}

/** What a comparison says in a brief: which things of which kind stand side by side. */
export function comparisonLines(
  { kind, items }: Pick<Comparison, 'kind' | 'items'>,
  { text, locale }: Pick<PartWriter, 'text' | 'locale'>,
): BriefLine[] {
  if (!kind || items.length === 0) return []
  const names = items.map((id) => comparedName(locale, id))
  return [{ label: text(`compare.kind.${kind}`), value: names.join(' · ') }]
}

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
      items: items.map((item) =>
        isHireCountry(item) || isRole(item) || isSkill(item)
          ? { message: soldMessage(item) }
          : { name: comparedName(locale, item) },
      ),
    },
  }
}
