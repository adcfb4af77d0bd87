import { afterEach, expect, test, vi } from 'vitest'
import { startReact } from './start-react.ts'

// The entry is a module that needs no server; importing it tells that React would start.
const entry = 'data:text/javascript,globalThis.reactStarted=1'
const started = () => (globalThis as { reactStarted?: number }).reactStarted

function wholePage() {
  const page = document.implementation.createHTMLDocument()
  vi.spyOn(page, 'readyState', 'get').mockReturnValue('complete')
  return page
}

afterEach(() => {
  vi.unstubAllGlobals()
  delete (globalThis as { reactStarted?: number }).reactStarted
})

test('a file of the page says what React needs: scripts by their hashes and the page’s data', async () => {
  const page = wholePage()
  const modules = [{ href: '/assets/a.js', integrity: 'sha256-A' }, { href: '/assets/b.js' }]
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ entry: `${entry}//1`, modules, context: '{"words":"<b>"}' }),
  )
  vi.stubGlobal('fetch', fetched)
  await startReact(page, '/assets/hydration/1.json')
  expect(fetched).toHaveBeenCalledWith('/assets/hydration/1.json')
  const links = [...page.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.integrity,
  ])
  expect(links).toEqual([
    ['modulepreload', '/assets/a.js', 'sha256-A'],
    ['modulepreload', '/assets/b.js', ''],
  ])
  expect(page.getElementById('vike_pageContext')?.textContent).toBe('{"words":"<b>"}')
  expect(started()).toBe(1)
})

test('a page rendered on request holds it itself', async () => {
  const page = wholePage()
  page.body.innerHTML = `<script id="vike_pageContext" type="application/json">{}</script>
    <script id="hydration" type="application/json">${JSON.stringify({ entry: `${entry}//2`, modules: [] })}</script>`
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked the server')))
  await startReact(page, '')
  expect(page.querySelectorAll('#vike_pageContext')).toHaveLength(1)
  expect(started()).toBe(1)
})

test('the style sheet of what follows the first view leaves the part that React takes over', async () => {
  const page = wholePage()
  page.body.innerHTML = `<main><section></section><link rel="stylesheet" href="/style.css"></main>
    <script id="hydration" type="application/json">${JSON.stringify({ entry: `${entry}//3`, modules: [] })}</script>`
  const starting = startReact(page, '')
  const moved = page.head.querySelector('link')!
  expect(page.querySelector('main link')).not.toBeNull()
  expect(started()).toBeUndefined()
  moved.dispatchEvent(new Event('load'))
  await starting
  expect(page.querySelector('main link')).toBeNull()
  expect(moved.getAttribute('href')).toBe('/style.css')
  expect(started()).toBe(1)
})

test.each(['the file', 'the script'])(
  '%s that does not arrive is an error for the caller',
  async (what) => {
    const page = wholePage()
    vi.stubGlobal('fetch', () =>
      what === 'the file'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(Response.json({ entry: '/no/such-entry.js', modules: [] })),
    )
    await expect(startReact(page, '/assets/hydration/1.json')).rejects.toThrow()
  },
)

test('a page that is still arriving is awaited: what React needs stands at its end', async () => {
  const page = document.implementation.createHTMLDocument()
  const readyState = vi.spyOn(page, 'readyState', 'get').mockReturnValue('loading')
  const starting = startReact(page, '')
  page.body.innerHTML = `<script id="hydration" type="application/json">${JSON.stringify({ entry: `${entry}//4`, modules: [] })}</script>`
  expect(started()).toBeUndefined()
  readyState.mockReturnValue('interactive')
  page.dispatchEvent(new Event('DOMContentLoaded'))
  await starting
  expect(started()).toBe(1)
})
