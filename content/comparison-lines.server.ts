import type { BriefLine } from '../server/contract/brief.ts'
import type { Locale } from '../locales/locales.ts'
import { type Comparison, kindOf } from './compare.ts'
import {
  hireCountryPage,
  isHireCountry,
  isRole,
  isSkill,
  rolePage,
  skillPage,
} from './load-hire.server.ts'
import { modelTexts, servicePage } from './load.server.ts'
import type { PartWriter } from './part-writer.ts'
import type { ServiceSlug } from './schema.ts'
import type { Model } from './taxonomy.ts'

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
