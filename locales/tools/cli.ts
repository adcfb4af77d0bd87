import { readFileSync, writeFileSync } from 'node:fs'
import { check } from './check.ts'
import { findingLine } from './finding.ts'
import { messageTypes } from './message-types.ts'
import { readCatalogs } from './read-catalogs.ts'

const usage = `npm run l10n -- <command>
  check   verifies all words; ends with 1 when something is wrong
  types   writes locales/messages.d.ts from the English catalogs
  shots   [locale] [path…] writes a picture of every message in its place to .data/l10n`

const typesFile = 'locales/messages.d.ts'
const [command, ...args] = process.argv.slice(2)
const english = readCatalogs('locales/en')

if (command === 'types') {
  writeFileSync(typesFile, messageTypes(english.messages))
  console.info(`Wrote ${typesFile} with ${english.messages.length} messages`)
} else if (command === 'check') {
  const findings = check(process.cwd(), english, readFileSync(typesFile, 'utf8'))
  for (const finding of findings) console.error(findingLine(finding))
  console.info(`${english.messages.length} messages, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
} else if (command === 'shots') {
  const { runShots } = await import('../../tests/shots/run-shots.ts')
  process.exitCode = await runShots(args)
} else {
  console.error(usage)
  process.exitCode = 2
}
