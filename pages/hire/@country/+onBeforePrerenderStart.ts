import { hireCountries } from '../../../content/taxonomy.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return Object.keys(hireCountries).map((country) =>
    href('hire.country', defaultLocale, { country }),
  )
}
