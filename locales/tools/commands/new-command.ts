import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFault } from '../command-fault.ts'
import { orderLocale } from '../order-locale.ts'
import { catalogNames, readCatalogs } from '../read-catalogs.ts'

/** `new <locale>`: makes the folder with all ids and no text, and says which line is to be added. */
export function newCommand([code, ...rest]: readonly string[]): number {
  if (code === undefined || rest.length > 0) throw new CommandFault('Name one locale: new fr')
  const folder = join('locales', code)
  if (canonical(code) !== code) {
    throw new CommandFault(`“${code}” is no locale code; write it as fr, pt-BR or zh-Hant`)
  }
  if (existsSync(folder)) throw new CommandFault(`${folder} is there already`)
  const { messages } = readCatalogs('locales/en')
  const missing = orderLocale(folder, messages, catalogNames('locales/en'))
  console.info(`Made ${folder} with ${missing} messages to translate.`)
  console.info(`Now add this line to the list in locales/locales.ts, after the live locales:`)
  console.info(recordLine(code))
  return 0
}

/** The code as BCP 47 writes it; undefined when it is none. */
function canonical(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

function recordLine(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const own = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  return `  { code: '${code}', name: '${own}', dir: '${direction(code)}', state: 'preview' },`
}

/** Scripts that are written from right to left, of the languages that visitors may ask for. */
const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']

function direction(code: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(code).maximize()
  return rightToLeft.includes(script ?? '') ? 'rtl' : 'ltr'
}
