import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { useLocale } from '../text/useLocale.ts'
import { findDocuments, type Hit } from './find-documents.ts'
import type { SearchIndex } from './search-index.ts'

/** An index, or nothing where it did not come. */
type Loaded = { locale: Locale; index: SearchIndex | undefined }

/**
 * What answers a query in the browser.
 * @param wanted whether the search is used: only then its code and index are fetched, and once more
 *   when it is wanted again after they did not come
 * @returns nothing until they are there; `failed` when they did not come
 */
export function useHits(
  query: string,
  wanted: boolean,
): { hits: readonly Hit[] | undefined; failed: boolean } {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded>()
  const own = loaded?.locale === locale ? loaded : undefined
  const index = own?.index
  const missing = index === undefined

  useEffect(() => {
    if (!wanted || !missing) return
    let current = true
    const keep = (made?: SearchIndex) => {
      if (current) setLoaded({ locale, index: made })
    }
    import('./load-index.ts').then(({ loadIndex }) => loadIndex(locale)).then(keep, () => keep())
    return () => {
      current = false
    }
  }, [locale, wanted, missing])

  const asked = useDeferredValue(query)
  const hits = useMemo(() => index && findDocuments(index, asked), [index, asked])
  return { hits, failed: own !== undefined && missing }
}
