import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { useLocale } from '../text/IntlRoot.tsx'
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
    import('./search-index.ts').then(({ loadIndex }) => loadIndex(locale)).then(keep, () => keep())
    return () => {
      current = false
    }
  }, [locale, wanted, missing])

  const asked = useDeferredValue(query)
  const hits = useMemo(() => index && findDocuments(index, asked), [index, asked])
  return { hits, failed: own !== undefined && missing }
}

/** How many documents answer a query. */
type Count = { query: string; count: number }

/** How long a visitor must pause before the count is told, in milliseconds. */
const pause = 500

/**
 * A count once query and count have stayed the same for a while, for what screen readers announce.
 * @param count nothing while there is no answer
 */
export function useSettledCount(query: string, count: number | undefined): Count | undefined {
  const known = count === undefined || query === '' ? undefined : { query, count }
  const [settled, setSettled] = useState(known)
  useEffect(() => {
    const settle = () =>
      setSettled(count === undefined || query === '' ? undefined : { query, count })
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [query, count])
  return settled
}
