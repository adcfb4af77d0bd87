import type { HTMLElement } from 'node-html-parser'
import { type BuiltPage, canonicalOf, isIndexed, languageOf } from './built-pages.ts'

/** A node of a graph as it stands in a page. */
export type GraphNode = { readonly [property: string]: unknown; '@type'?: string; '@id'?: string }

/**
 * The nodes of a page's structured data; none on a page without.
 * @throws when there are several blocks, or one is no JSON
 */
export function graphOf({ path, document }: BuiltPage): GraphNode[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  if (blocks.length > 1) throw new Error(`${path} has ${blocks.length} blocks of structured data`)
  return blocks.flatMap(({ rawText }) => JSON.parse(rawText)['@graph'] as GraphNode[])
}

/** A value with everything inside it, each with the name of its property. */
function valuesIn(value: unknown, name = ''): { name: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, name))
  if (typeof value !== 'object' || value === null) return [{ name, value }]
  const inner = Object.entries(value).flatMap(([key, each]) => valuesIn(each, key))
  return [{ name, value }, ...inner]
}

/** Types and properties that the site does not use (.github/decisions/0016-what-search-engines-get.md). */
const forbidden = new Set(
  (
    'Review AggregateRating Rating FAQPage HowTo JobPosting Product Offer VideoObject ' +
    'review aggregateRating foundingDate numberOfEmployees'
  ).split(' '),
)

/** Every page says who runs the site, and what it is itself. */
const everywhere = ['Organization', 'WebSite', 'BreadcrumbList'] as const

/** Errors in the structured data of pages. */
export function graphFindings(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap((page) => {
    const nodes = graphOf(page)
    if (!isIndexed(page)) return nodes.length > 0 ? [`${page.path}: describes itself unlisted`] : []
    return [
      ...typeFindings(page, nodes),
      ...idFindings(nodes),
      ...valueFindings(nodes),
      ...shownFindings(page, nodes),
    ].map((finding) => `${page.path}: ${finding}`)
  })
}

function typeFindings(page: BuiltPage, nodes: readonly GraphNode[]): string[] {
  const own = nodes.find((node) => node['@id'] === `${canonicalOf(page)}#webpage`)
  const isHome = own !== undefined && !('breadcrumb' in own)
  const wanted = isHome ? everywhere.slice(0, 2) : everywhere
  const missing = wanted.filter((type) => !nodes.some((node) => node['@type'] === type))
  return [
    ...missing.map((type) => `has no ${type}`),
    ...(own?.inLanguage === languageOf(page) ? [] : ['does not name its language']),
    ...valuesIn(nodes)
      .flatMap(({ name, value }) => [name, typeOf(value)])
      .filter((word) => forbidden.has(word))
      .map((word) => `speaks of ${word}`),
  ]
}

function idFindings(nodes: readonly GraphNode[]): string[] {
  const ids = nodes.map((node) => node['@id'])
  const known = new Set(ids)
  const referred = valuesIn(nodes).flatMap(({ value }) => referenceOf(value) ?? [])
  return [
    ...(known.size === ids.length ? [] : ['gives one id to several nodes']),
    ...nodes.filter((node) => !node['@id']).map((node) => `${node['@type']} has no id`),
    ...referred.filter((id) => !known.has(id)).map((id) => `nothing has the id ${id}`),
  ]
}

/** Properties whose values are addresses, and those whose values are moments. */
const addresses = new Set(['url', 'item', 'logo', 'image', '@id', 'sameAs'])
const moments = new Set(['datePublished', 'dateModified'])

function valueFindings(nodes: readonly GraphNode[]): string[] {
  return valuesIn(nodes).flatMap(({ name, value }) => {
    if (typeof value !== 'string') return []
    if (addresses.has(name) && !/^https?:\/\//.test(value)) return [`${name} is relative: ${value}`]
    if (moments.has(name) && !/T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)) {
      return [`${name} has no time zone: ${value}`]
    }
    return name === 'headline' && value.length > 110 ? [`the headline is too long: ${value}`] : []
  })
}

function typeOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? String((value as GraphNode)['@type']) : ''
}

/** A value that is only an id stands for the node with that id. */
function referenceOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1)
    return undefined
  return (value as GraphNode)['@id']
}

/** Properties that hold words, figures among them. */
const wordy = new Set(['name', 'headline', 'description'])

/** Errors where structured data says other than the page shows. */
function shownFindings(page: BuiltPage, nodes: readonly GraphNode[]): string[] {
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
