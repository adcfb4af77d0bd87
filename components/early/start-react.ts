import { type Hydration, hydrationId } from '../../server/contract/hydration.ts'

/**
 * Fetches what a page needs for React and starts it.
 * @param address of the file with the page's `Hydration`; empty where the page holds it itself
 * @throws when a part does not arrive; the page then stays as it is, which works without script
 */
export async function startReact(page: Document, address: string): Promise<void> {
  if (page.readyState === 'loading') await parsed(page)
  const { entry, modules, context }: Hydration =
    ownHydration(page) ?? (await (await fetch(address)).json())
  for (const { href, integrity = '' } of modules) {
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'modulepreload', href, integrity }),
    )
  }
  if (context) {
    page.body.append(
      Object.assign(page.createElement('script'), {
        id: 'vike_pageContext',
        type: 'application/json',
        textContent: context,
      }),
    )
  }
  await styleOutsideOfReact(page)
  await import(/* @vite-ignore */ entry)
}

/** What a page needs for React, where the page holds it itself. */
export function ownHydration(page: Document): Hydration | undefined {
  const own = page.getElementById(hydrationId)?.textContent
  return own ? JSON.parse(own) : undefined
}

/** Resolves when the whole page has arrived: what React needs stands at its end. */
function parsed(page: Document): Promise<unknown> {
  return new Promise((settle) => page.addEventListener('DOMContentLoaded', settle, { once: true }))
}

/** Moves the style sheet that follows the first view into the head: React does not know it. */
async function styleOutsideOfReact(page: Document): Promise<void> {
  const late = page.body.querySelector('main link[rel="stylesheet"]')
  if (!late) return
  const moved = late.cloneNode() as HTMLElement
  await new Promise((settle) => {
    moved.addEventListener('load', settle)
    moved.addEventListener('error', settle)
    page.head.append(moved)
  })
  late.remove()
}
