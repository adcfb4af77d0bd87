import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage } from './built-page.ts'
import { type GraphNode, valuesIn } from './page-graph-of.ts'

/** Properties that hold words, figures among them. */
const wordy = new Set(['name', 'headline', 'description'])

/** Errors where structured data says other than the page shows. */
export function shownFindings(page: BuiltPage, nodes: readonly GraphNode[]): string[] {
  return [...wordFindings(page, nodes), ...trailFindings(page, nodes), ...listFindings(page, nodes)]
}

function wordFindings({ document }: BuiltPage, nodes: readonly GraphNode[]): string[] {
  const shown = letters(document.querySelector('body')?.text ?? '')
  const days = document.querySelectorAll('time').map((time) => time.getAttribute('datetime'))
  return valuesIn(nodes).flatMap(({ name, value }) => {
    const text = String(value)
    if (wordy.has(name) && !shown.includes(letters(text))) return [`${name} is not shown: ${text}`]
    if (!name.startsWith('date') || days.includes(text.slice(0, 10))) return []
    return [`${name} is not shown: ${text}`]
  })
}

/** Without spaces and soft hyphens: elements stand close in the text of a document. */
function letters(text: string): string {
  return text.replace(/[\s\u00AD]+/g, '')
}

function trailFindings({ document }: BuiltPage, nodes: readonly GraphNode[]): string[] {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  const visible = trailOf(document)?.querySelectorAll('li') ?? []
  const items = (list?.itemListElement ?? []) as { name: string; item: string; position: number }[]
  const seen = visible.map((each) => each.text).join(' › ')
  const said = items.map(({ name }) => name).join(' › ')
  const out = items.some(({ position }, at) => position !== at + 1)
  return [
    ...(seen === said ? [] : [`the trail says “${said}”, the page “${seen}”`]),
    ...(out || items.length === 1 ? ['the trail is counted wrongly or has one item'] : []),
    ...visible.flatMap((each, at) => {
      const url = each.querySelector('a')?.getAttribute('href')
      const item = items[at]?.item
      return !url || !item || new URL(item).pathname === url
        ? []
        : [`the trail leads to ${item}, the page to ${url}`]
    }),
  ]
}

function listFindings({ document }: BuiltPage, nodes: readonly GraphNode[]): string[] {
  const list = nodes.find((node) => node['@type'] === 'ItemList')
  const items = (list?.itemListElement ?? []) as { url: string }[]
  const said = items.map(({ url }) => new URL(url).pathname)
  const trail = trailOf(document)
  const linked = document
    .querySelectorAll('main a')
    .filter((link) => !trail || link.closest('ol') !== trail)
    .map((link) => link.getAttribute('href') ?? '')
  const seen = [...new Set(linked)].filter((path) => said.includes(path))
  return said.join() === seen.join() ? [] : [`lists ${said.join(', ')}; shows ${seen.join(', ')}`]
}

/** The visible trail of breadcrumbs: the only list whose last item is no link. */
function trailOf(document: HTMLElement): HTMLElement | null | undefined {
  return document.querySelector('main nav span[aria-current="page"]')?.closest('ol')
}
