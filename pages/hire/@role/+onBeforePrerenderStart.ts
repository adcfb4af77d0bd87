import { roles } from '../../../content/taxonomy.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return roles.map((role) => href('hire.role', defaultLocale, { role }))
}
