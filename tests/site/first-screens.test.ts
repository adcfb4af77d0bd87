import { expect, test } from 'vitest'
import type { Page } from '../../pages/registry/page.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

const also = ['engagement-models', 'hire', 'services']

/** One page of each family that sells something. */
const selling: readonly Page[] = pages('en').filter(
  ({ id, kind }, at, all) =>
    (also.includes(id) || ['service', 'industry', 'hire'].includes(kind)) &&
    all.findIndex((other) => other.id === id) === at,
)

/** What the first section of a page shows without a script, in the order in which it is read. */
function partsOf(html: string): string[] {
  const [, first = ''] = /<section[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  const shown = first.replaceAll(/<template>.*?<\/template>/gs, '')
  const tags = shown.matchAll(/<(h1|p|a|dt|figure)\b/g)
  return [...tags].map(([, tag]) => tag!)
}

test('there is a page of each family', () => {
  expect(selling.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['services.devops', 'industries.industry', 'hire.role', 'hire.country']),
  )
})

test.each(selling.map((page) => [page.path, page] as const))(
  '%s opens with title, sentence, actions, four facts and its drawing',
  async (_, page) => {
    const [title, lead, contact, ...rest] = partsOf(await renderedPage(page))
    expect([title, lead, contact]).toEqual(['h1', 'p', 'a'])
    const shown = rest.filter((tag) => tag !== 'a')
    expect(shown.slice(0, 5)).toEqual([...Array.from({ length: 4 }, () => 'dt'), 'p'])
    // A country's salary stands beside its comparison, before the drawing.
    expect(shown.slice(5).find((tag) => tag !== 'dt')).toBe('figure')
  },
)
