import type { Root } from 'react-dom/client'
import { partFiles } from '../../components/islands/part-files.ts'
import { siteCode, startIslands } from '../../components/islands/start-islands.ts'

/** Islands of the shown example. */
const roots: Root[] = []

startIslands(document, {
  fetchPart: ({ dataset: { island, behaviour } }) =>
    island === 'Example' ? import('./Example.island.tsx') : partFiles.get(island ?? behaviour!)!(),
  hydrate: async () => {
    const { hydrateIsland } = await siteCode.hydrate()
    return {
      hydrateIsland: async (...island) => {
        const root = await hydrateIsland(...island)
        roots.push(root)
        return root
      },
    }
  },
})

/** Touches each part of the example until all of them answer, which `html[data-ready]` says. */
async function touchAllParts(): Promise<void> {
  const waiting = () =>
    document.querySelectorAll(':is([data-island], [data-behaviour]):not([data-state])')
  for (let parts = waiting(); parts.length > 0; parts = waiting()) {
    for (const part of parts) part.dispatchEvent(new PointerEvent('pointerover'))
    await new Promise(requestAnimationFrame)
  }
  document.documentElement.dataset.ready = ''
}

/**
 * Shows another example in the open page, with all of its parts started: its HTML takes the place of what stands
 * there, as a load would do it at a hundredth of the time.
 * @param html the whole page of the example
 */
export async function showExample(html: string): Promise<void> {
  const other = new DOMParser().parseFromString(html, 'text/html')
  for (const root of roots.splice(0)) root.unmount()
  localStorage.clear()
  sessionStorage.clear()
  const { lang, dir } = other.documentElement
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  Object.assign(document.documentElement, { lang, dir })
  document.title = other.title
  document.body.replaceWith(other.body)
  scrollTo({ top: 0, behavior: 'instant' })
  await touchAllParts()
}

/** The gallery's tests reach it here. */
export type GalleryWindow = { showExample: typeof showExample }
Object.assign(window, { showExample } satisfies GalleryWindow)

await touchAllParts()
