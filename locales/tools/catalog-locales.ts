import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../locales.ts'

/**
 * Codes of the locales that have catalogs, English first: those of every build, those that are being
 * translated too.
 * @param root folder of the project
 */
export function catalogLocales(root: string): string[] {
  const folder = join(root, 'locales')
  const codes = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'common.json')))
  return [defaultLocale, ...codes.filter((code) => code !== defaultLocale).sort()]
}
