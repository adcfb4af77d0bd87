import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { catalogsOfEveryPage } from '../../locales/route-table.ts'
import type { Examples } from '../examples.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { hydrateIsland } from './hydrate-island.tsx'
import { type IslandComponent, IslandBoxContext } from './island.tsx'
import { IslandBox } from './IslandBox.server.tsx'

const examples = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true })
const islands = import.meta.glob<Record<string, IslandComponent<object>>>('../**/*.island.tsx', {
  eager: true,
})

const known = new Map(
  Object.entries(islands).map(([path, module]) => [
    path.split('/').at(-1)!.replace('.island.tsx', ''),
    Object.values(module)[0]!.declaration,
  ]),
)

const errors: unknown[] = []
const roots: Root[] = []
beforeEach(() => {
  errors.length = 0
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
  // What is fetched afterwards is no part of the first HTML.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('each file declares the island that it is named after', () => {
  for (const [file, { name }] of known) expect(name).toBe(file)
})

const shown = Object.entries(examples).flatMap(([path, { examples: found }]) =>
  Object.entries(found.examples).flatMap(([name, element]) => {
    const html = (locale: Locale) =>
      renderToString(
        <IntlRoot
          locale={locale}
          messages={catalogMessages(locale, [...catalogsOfEveryPage, ...found.catalogs])}
        >
          <IslandBoxContext value={IslandBox}>{element}</IslandBoxContext>
        </IntlRoot>,
      )
    return html('en').includes('data-island=')
      ? [{ example: `${path.split('/').at(-1)!.replace('.examples.tsx', '')}, ${name}`, html }]
      : []
  }),
)

// English ones are taken over in a browser, example by example (`tests/gallery/every-example.spec.ts`).
test.each(shown)(
  'the German islands of “$example” take over the HTML of the server',
  async ({ html }) => {
    document.documentElement.lang = 'de'
    document.body.innerHTML = html('de')
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    for (const box of boxes) {
      const states: string[] = []
      await act(async () =>
        roots.push(
          await hydrateIsland(box, known.get(box.dataset.island!)!, (state) => states.push(state)),
        ),
      )
      expect(errors).toEqual([])
      expect(new Set(states)).toEqual(new Set(['answers']))
    }
  },
)

test('examples show every island but those that only a page has', () => {
  const seen = new Set(
    shown.flatMap(({ html }) => [...html('en').matchAll(/data-island="(\w+)"/g)].map(([, n]) => n)),
  )
  expect([...known.keys()].filter((name) => !seen.has(name))).toEqual([])
})
