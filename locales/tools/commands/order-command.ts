import { join } from 'node:path'
import { CommandFault } from '../command-fault.ts'
import { orderLocale } from '../order-locale.ts'
import { localeFolders } from '../project.ts'
import { catalogNames, readCatalogs } from '../read-catalogs.ts'

/** `order <locale>`: puts files, ids and layout in order, for instance after a translation platform. */
export function orderCommand([code]: readonly string[]): number {
  if (code === undefined || !localeFolders('.').includes(code)) {
    throw new CommandFault(`Name one of the locales ${localeFolders('.').join(', ')}: order de`)
  }
  const { messages } = readCatalogs('locales/en')
  const missing = orderLocale(join('locales', code), messages, catalogNames('locales/en'))
  console.info(`${code} is in order; ${missing} of ${messages.length} messages have no text.`)
  return 0
}
