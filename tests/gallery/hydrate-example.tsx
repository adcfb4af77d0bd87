import './gallery.css'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ExampleRoot } from './ExampleRoot.tsx'

let root: Root | undefined

function hydrate() {
  const data = document.getElementById('example')!.textContent
  root = hydrateRoot(document.getElementById('root')!, <ExampleRoot {...JSON.parse(data)} />, {
    onRecoverableError: (error) => console.error('hydration:', error),
  })
  document.documentElement.dataset.ready = ''
}

/**
 * Shows another example in the open page: its HTML takes the place of what stands there, as a load would do it at a
 * hundredth of the time.
 * @param html the whole page of the example
 */
export function showExample(html: string): void {
  const other = new DOMParser().parseFromString(html, 'text/html')
  root?.unmount()
  localStorage.clear()
  sessionStorage.clear()
  const { lang, dir } = other.documentElement
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  Object.assign(document.documentElement, { lang, dir })
  document.title = other.title
  document.body.replaceWith(other.body)
  scrollTo({ top: 0, behavior: 'instant' })
  hydrate()
}

/** The gallery's tests reach it here. */
export type GalleryWindow = { showExample: typeof showExample }
Object.assign(window, { showExample } satisfies GalleryWindow)

hydrate()
