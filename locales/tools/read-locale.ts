import { basename } from 'node:path'
import {
  catalogNames,
  type ReadCatalogs,
  readCatalogs,
  type SourceMessage,
} from './read-catalogs.ts'
import { readStatus, type Status } from './status-file.ts'

/** All that stands in the folder of one locale. */
export type ReadLocale = ReadCatalogs & {
  code: string
  folder: string
  /** Namespaces that have a file. */
  names: string[]
  /** Messages with a text by id: an empty text is a missing one (translation guide 2). */
  texts: Map<string, SourceMessage>
  status: Status
}

/** Reads one locale beside English: `locales/<locale>`. */
export function readLocale(folder: string): ReadLocale {
  const catalogs = readCatalogs(folder)
  const filled = catalogs.messages.filter(({ defaultMessage }) => defaultMessage.trim() !== '')
  return {
    ...catalogs,
    code: basename(folder),
    folder,
    names: catalogNames(folder),
    texts: new Map(filled.map((message) => [message.id, message])),
    status: readStatus(folder),
  }
}
