import type { BuiltPage } from './built-page.ts'

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
export function valuesIn(value: unknown, name = ''): { name: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, name))
  if (typeof value !== 'object' || value === null) return [{ name, value }]
  const inner = Object.entries(value).flatMap(([key, each]) => valuesIn(each, key))
  return [{ name, value }, ...inner]
}
