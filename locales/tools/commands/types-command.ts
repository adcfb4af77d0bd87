import { writeFileSync } from 'node:fs'
import { messageTypes } from '../message-types.ts'
import { typesFile } from '../project.ts'
import { readCatalogs } from '../read-catalogs.ts'

/** `types`: writes the types of the messages from the English catalogs. */
export function typesCommand(): number {
  const { messages } = readCatalogs('locales/en')
  writeFileSync(typesFile, messageTypes(messages))
  console.info(`Wrote ${typesFile} with ${messages.length} messages`)
  return 0
}
