import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleRecord, defaultLocale } from '../locales.ts'
import { catalogsOfEveryPage, routes } from '../route-table.ts'
import { type Counts, type Coverage, whyNotLive } from './coverage.ts'

/**
 * Writes the status page of the words beside a build; it is not served.
 * @param out folder of the build
 * @returns path of the page
 */
export function writeReport(
  out: string,
  coverages: readonly Coverage[],
  records: readonly LocaleRecord[],
): string {
  const folder = join(out, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'l10n.html')
  writeFileSync(file, reportPage(coverages, records))
  return file
}

const columns: readonly [name: keyof Counts, title: string][] = [
  ['total', 'Messages'],
  ['missing', 'Missing'],
  ['requiredMissing', 'of them required'],
  ['stale', 'Stale'],
  ['machine', 'Machine'],
  ['translated', 'Translated'],
  ['reviewed', 'Reviewed'],
  ['overLong', 'Over-long'],
  ['words', 'Words'],
  ['wordsToDo', 'Words to do'],
]

/** Status of all locales as a page of HTML for people who plan the work. */
export function reportPage(
  coverages: readonly Coverage[],
  records: readonly LocaleRecord[],
): string {
  const rows = coverages.map(({ code, all }) =>
    row(`<a href="#${code}">${nameOf(code, records)}</a>`, all),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>State of the words</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>State of the words</h1>
<p>Words are counted in English. To do are those of missing and stale messages.</p>
${table('All locales', 'Locale', rows)}
${coverages.map((coverage) => section(coverage, records)).join('\n')}
</main>
</body>
</html>
`
}

function section({ code, all, namespaces }: Coverage, records: readonly LocaleRecord[]): string {
  const parts = [...namespaces].sort(
    ([left, some], [right, others]) => others.wordsToDo - some.wordsToDo || (left < right ? -1 : 1),
  )
  const rows = parts.map(([name, counts]) => row(partName(code, name), counts))
  const name = nameOf(code, records)
  return `<section id="${code}">
<h2>${name}</h2>
${reasons(all, records.find((record) => record.code === code)?.state)}
${table(`Namespaces of ${name}, most work first`, 'Namespace', rows)}
</section>`
}

function reasons(all: Counts, state: LocaleRecord['state'] | undefined): string {
  const found = whyNotLive(all)
  const open = `<p>State: ${state ?? 'not in the list'}.</p>`
  if (found.length === 0) return `${open}\n<p>It is complete enough to be live.</p>`
  const items = found.map((reason) => `<li>${reason}</li>`).join('')
  return `${open}\n<p>It cannot be live:</p>\n<ul>${items}</ul>`
}

function partName(code: string, namespace: string): string {
  const address = previewUrl(code, namespace)
  return address ? `<a href="${address}">${namespace}</a>` : namespace
}

function nameOf(code: string, records: readonly LocaleRecord[]): string {
  const name = records.find((record) => record.code === code)?.name
  return name ? `${name} (${code})` : code
}

function table(caption: string, first: string, rows: readonly string[]): string {
  const heads = columns.map(([, title]) => `<th scope="col">${title}</th>`).join('')
  return `<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th>${heads}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

function row(head: string, counts: Counts): string {
  const cells = columns.map(([name]) => {
    const value = counts[name]
    return value === 0 ? '<td class="none">0</td>' : `<td>${value}</td>`
  })
  return `<tr><th scope="row">${head}</th>${cells.join('')}</tr>`
}

/** Where `npm run dev` runs. */
const origin = `http://localhost:${process.env.PORT ?? 3000}`

/** Pages with the fewest catalogs first: there a message is found soonest. */
const routesByLength = Object.values(routes).sort(
  (left, right) => left.catalogs.length - right.catalogs.length,
)

/**
 * A page in development that shows messages of a namespace with their ids, from the route table;
 * undefined when no page names it, as for mails.
 */
function previewUrl(code: string, namespace: string): string | undefined {
  const shown = (catalogsOfEveryPage as readonly string[]).includes(namespace)
    ? '/'
    : routesByLength.find(
        ({ catalogs, path }) => catalogs.includes(namespace) && !path.includes('@'),
      )?.path
  if (shown === undefined) return undefined
  const path = code === defaultLocale ? shown : `/${code}${shown === '/' ? '' : shown}`
  return `${origin}${path}?l10n=ids`
}

/** Style of the status page: light and dark by the settings of the reader. */
const reportStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 75rem; margin-inline: auto; padding: 1.5rem; }
h1 { line-height: 1.2; }
section { margin-block-start: 3rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { padding: 0.35rem 0.75rem; border-block-end: 1px solid GrayText; text-align: end; font-variant-numeric: tabular-nums; }
th:first-child { text-align: start; font-weight: 500; }
thead th { vertical-align: bottom; }
tbody tr:hover { background: color-mix(in srgb, CanvasText 8%, Canvas); }
.none { color: color-mix(in srgb, CanvasText 70%, Canvas); }
`
