import type { PageContextServer } from 'vike/types'
import type { ComparedItem } from '../../components/sections/Comparison/compared-item.ts'
import {
  beginnings,
  comparable,
  comparedKinds,
  kindOf,
  readComparison,
  termBands,
} from '../../content/compare.ts'
import { comparedName } from '../../content/compare.server.ts'
import { hirePlates, servicePlates } from '../../content/facts/plates.ts'
import { rateCard } from '../../content/facts/rates.ts'
import {
  hireCountryPage,
  isHireCountry,
  isRole,
  isSkill,
  modelTexts,
} from '../../content/load-pages.server.ts'
import { comparisonOf, strengthsOf } from '../../content/page-sections.ts'
import { type ServiceSlug, serviceSlugs } from '../../content/schema.ts'
import { levelRates, offerOf, sellingFacts } from '../../content/selling-facts.ts'
import { isOneOf, type Model, modelPaths, models } from '../../content/taxonomy.ts'
import { roleOf } from '../../content/team-cost.ts'
import type { Locale } from '../../locales/locales.ts'
import { extractLocale, matchRoute } from '../../locales/addresses.ts'
import { findPage } from '../registry/pages.ts'
import { citiesOf } from '../../content/facts/cities.ts'

export type Data = ReturnType<typeof data>

/** What the address compares, the models where it names nothing, and all that it could compare. */
export function data({ locale, urlParsed }: PageContextServer) {
  const { kind, items, changes } = readComparison(urlParsed.searchAll)
  const shown = items.length + changes.length > 0 ? items : beginnings.model
  return {
    showsSample: rateCard.sample,
    kind,
    changes,
    items: shown.map((id) => itemOf(locale, id)),
    choices: comparedKinds.map((each) => ({
      kind: each,
      items: comparable[each].map((id) => ({ id, name: comparedName(locale, id) })),
    })),
    /** The clocks that count are those of the day on which somebody asks. */
    day: new Date().toISOString().slice(0, 10),
  }
}

function pageOf(locale: Locale, id: string) {
  if (isOneOf(serviceSlugs, id)) return findPage(locale, `services.${id}`)!
  if (isRole(id)) return findPage(locale, 'hire.role', { role: id })!
  if (isSkill(id)) return findPage(locale, 'hire.skill', { skill: id })!
  if (isHireCountry(id)) return findPage(locale, 'hire.country', { country: id })!
  const route = matchRoute(extractLocale(modelPaths[id as Model]).path)!
  return findPage(locale, route.id)!
}

/** Everything that the page of a thing says in figures and short words. */
function itemOf(locale: Locale, id: string): ComparedItem {
  const { path, description } = pageOf(locale, id)
  const common = {
    id,
    name: comparedName(locale, id),
    path,
    description,
    facts: sellingFacts(offerOf(id)),
    terms: [],
    levels: [],
  }
  if (kindOf(id) === 'model') {
    const at = Object.keys(models).indexOf(id)
    const { rows } = comparisonOf(modelTexts(locale).sections.comparison)
    return {
      ...common,
      plate: servicePlates[modelPaths[id as Model].split('/').at(-1) as ServiceSlug],
      terms: rows.map(({ title, cells, sample }, row) => ({
        title,
        value: cells[at]!,
        band: termBands[row]!,
        sample,
      })),
    }
  }
  if (isHireCountry(id)) {
    const { text, salary, timeZone, country } = hireCountryPage(locale, id)
    return {
      ...common,
      country: {
        id,
        cities: citiesOf(country),
        strengths: strengthsOf(text.sections.cities),
        factor: rateCard.countryFactors[id],
        salary,
        timeZone,
      },
    }
  }
  if (isRole(id) || isSkill(id)) {
    const role = roleOf(id)
    return {
      ...common,
      plate: hirePlates[id],
      position: id,
      levels: levelRates(role).levels,
    }
  }
  return { ...common, plate: servicePlates[id as ServiceSlug] }
}
