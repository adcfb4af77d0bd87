import type { LocaleRecord } from '../../locales.ts'
import type { Counts, Coverage } from '../coverage.ts'
import { whyNotLive } from '../why-not-live.ts'
import { previewAddress } from './preview-address.ts'
import { reportStyle } from './report-style.ts'

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

/** Status of all locales as a page of HTML for people who plan the work (translation guide 9). */
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
  const address = previewAddress(code, namespace)
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
