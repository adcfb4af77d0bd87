import { skills } from '../../../content/taxonomy.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return skills.map((skill) => href('hire.skill', defaultLocale, { skill }))
}
