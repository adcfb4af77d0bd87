import type { Locale } from '../locales/locales.ts'
import { contentFile, loadPageText } from './content-files.server.ts'
import { parseFacts } from './parse-facts.ts'
import { hireCountryFacts, roleFacts, skillFacts } from './schema.ts'
import {
  type HireCountry,
  hireCountries,
  type Role,
  roles,
  type Skill,
  skills,
} from './taxonomy.ts'

/** The page about hiring for a role. */
export function rolePage(locale: Locale, role: Role) {
  const facts = parseFacts(roleFacts, ...contentFile('hire', role, 'entry.json'))
  return { ...facts, text: loadPageText('hire', role, locale, 'hire-role') }
}

/** The page about hiring for a skill. */
export function skillPage(locale: Locale, skill: Skill) {
  const facts = parseFacts(skillFacts, ...contentFile('hire', skill, 'entry.json'))
  return { ...facts, text: loadPageText('hire', skill, locale, 'hire-skill') }
}

/** The page about hiring in a country. */
export function hireCountryPage(locale: Locale, country: HireCountry) {
  const facts = parseFacts(hireCountryFacts, ...contentFile('hire', country, 'entry.json'))
  return {
    ...facts,
    country: hireCountries[country],
    text: loadPageText('hire', country, locale, 'hire-country'),
  }
}

/** Whether a slug is a role with a page. */
export const isRole = (slug = ''): slug is Role => (roles as readonly string[]).includes(slug)

/** Whether a slug is a skill with a page. */
export const isSkill = (slug = ''): slug is Skill => (skills as readonly string[]).includes(slug)

/** Whether a slug is a country with a page. */
export const isHireCountry = (slug = ''): slug is HireCountry => Object.hasOwn(hireCountries, slug)

/** The ways of getting engineers side by side, which all skills compare. */
export function hiringWays(locale: Locale) {
  return loadPageText('shared', 'ways', locale, 'ways').sections.ways
}
