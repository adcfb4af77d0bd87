import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../locales.ts'
import type { Finding } from './finding.ts'
import { messageTypes } from './message-types.ts'
import { type ReadCatalogs, readCatalogs } from './read-catalogs.ts'
import { sourceCode } from './source-code.ts'
import { claimsWithoutPhrase } from './typed-claim.ts'
import { verifyContent } from './verify-content.ts'
import { verifySource } from './verify-source.ts'
import { verifyTranslation } from './verify-translation.ts'
import { verifyUsage } from './verify-usage.ts'

/** Folders beside the locales that hold code. */
const ofCode = ['tools', 'route-families']

/**
 * Every finding in the words of the project.
 * @param root folder of the project
 * @param english the source catalogs
 * @param types text of `messages.d.ts` as it stands
 */
export function check(root: string, english: ReadCatalogs, types: string): Finding[] {
  const { messages } = english
  const source = [
    ...english.findings,
    ...verifySource(messages),
    ...verifyUsage(messages, sourceCode(root)),
    ...verifyContent(root),
  ]
  return [
    ...source,
    ...translations(root, messages),
    ...(source.length > 0 ? [] : freshTypes(messages, types)),
  ]
}

/** Folders beside English; a new one is checked as soon as it is there. */
function translations(root: string, messages: ReadCatalogs['messages']): Finding[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && entry.name !== defaultLocale && !ofCode.includes(entry.name),
    )
    .flatMap(({ name }) => {
      const translated = readCatalogs(join(root, 'locales', name))
      return [
        ...translated.findings,
        ...verifyTranslation(name, messages, translated.messages),
        ...missingPhrases(name),
      ]
    })
}

function missingPhrases(locale: string): Finding[] {
  return claimsWithoutPhrase(locale).map((id) => ({
    place: { file: 'locales/claim-phrases.json', line: 1, id },
    found: `has no phrase in ${locale}`,
    advice: 'add how that claim would be typed there',
  }))
}

function freshTypes(messages: ReadCatalogs['messages'], types: string): Finding[] {
  const place = { file: 'locales/messages.d.ts', line: 1, id: '(whole file)' }
  return messageTypes(messages) === types
    ? []
    : [{ place, found: 'does not match the catalogs', advice: 'run npm run l10n -- types' }]
}
