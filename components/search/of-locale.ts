import { defaultLocale, type Locale, localeRecord } from '../../locales/locales.ts'

/**
 * What is listed for a locale in the files that the build writes; only live locales have one, and the
 * others search the English texts.
 * @throws RangeError when the build wrote no file for the locale
 */
export function ofLocale<Value>(files: Readonly<Record<string, Value>>, locale: Locale): Value {
  const code = localeRecord(locale).state === 'live' ? locale : defaultLocale
  const found = files[`./documents/${code}.json`]
  if (!found) throw new RangeError(`There is no search file for "${code}": npm run generate`)
  return found
}
