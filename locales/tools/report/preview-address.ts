import { defaultLocale } from '../../locales.ts'
import type { RouteRecord } from '../../route-record.ts'
import { routes } from '../../route-table.ts'

/** Where `npm run dev` runs. */
const origin = `http://localhost:${process.env.PORT ?? 3000}`

/** Namespaces of the shell: the home page shows them. */
const everywhere = ['common', 'claims', 'forms', 'search', 'taxonomy']

/** Pages with the fewest namespaces first: there a message is found soonest. */
const records: readonly RouteRecord[] = Object.values<RouteRecord>(routes).sort(
  (left, right) => left.namespaces.length - right.namespaces.length,
)

/**
 * A page in development that shows messages of a namespace with their ids, from the route table;
 * undefined when no page names it, as for mails.
 */
export function previewAddress(code: string, namespace: string): string | undefined {
  const shown = everywhere.includes(namespace)
    ? '/'
    : records.find(({ namespaces, path }) => namespaces.includes(namespace) && !path.includes('@'))
        ?.path
  if (shown === undefined) return undefined
  const path = code === defaultLocale ? shown : `/${code}${shown === '/' ? '' : shown}`
  return `${origin}${path}?l10n=ids`
}
