import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readComparison } from '../../content/compare.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

/** What the first screen of a page leads to, and in which words. */
async function comparisonOn(path: string) {
  const page = [...pages('en'), ...pages('de')].find((each) => each.path === path)!
  const { document } = new JSDOM(await renderedPage(page)).window
  const link = document.querySelector<HTMLAnchorElement>('section a[href*="/compare?"]')
  const query = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  const asked = Object.fromEntries([...query].map(([key, value]) => [key, [value]]))
  return { words: link?.textContent, ...readComparison(asked) }
}

test.each([
  ['/hire/georgia', 'country', 'georgia', 'Compare: Developers in Georgia · '],
  ['/de/hire/georgia', 'country', 'georgia', 'Vergleichen: Entwickler in Georgien · '],
  ['/hire/qa-engineers', 'engineers', 'qa-engineers', 'Compare: '],
  ['/hire/python-developers', 'engineers', 'python-developers', 'Compare: Python developers · '],
  ['/services/web-development', 'service', 'web-development', 'Compare: Web development · '],
  ['/services/devops', 'service', 'devops', 'Compare: DevOps services · '],
  ['/services/dedicated-team', 'model', 'build', 'Compare: Build Your Dedicated Team · '],
  ['/services/staff-augmentation-services', 'model', 'extend', 'Compare: Extend Your Team · '],
])(
  '%s leads to a comparison in which what it sells stands first',
  async (path, kind, first, words) => {
    const found = await comparisonOn(path)
    expect(found).toMatchObject({ kind, changes: [] })
    expect(found.items[0]).toBe(first)
    expect(found.items).toHaveLength(3)
    expect(found.words!.startsWith(words)).toBe(true)
  },
)
