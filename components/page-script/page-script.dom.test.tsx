import { beforeEach, expect, test, vi, afterEach } from 'vitest'
import { readReports } from '../../server/contract/signals.ts'
import { reportScriptErrors, addWhenLoaded } from './page-script.ts'

const beacon = vi.fn<(path: string, body: Blob) => boolean>()
let page: Window

beforeEach(() => {
  beacon.mockReset()
  page = Object.assign(new EventTarget(), {
    location: { origin: 'https://www.helmwright.example' },
    navigator: { sendBeacon: beacon },
  }) as unknown as Window
  reportScriptErrors(page)
})

const file = 'https://www.helmwright.example/assets/entry.abc.js'

function breakAt(filename: string, error: unknown = new TypeError('marta@keller.example')) {
  page.dispatchEvent(Object.assign(new Event('error'), { error, filename, lineno: 3, colno: 14 }))
}

/** What the server makes of what was sent. */
const sent = async () =>
  (await Promise.all(beacon.mock.calls.map(([, body]) => body.text()))).map((text) =>
    readReports(JSON.parse(text)),
  )

test('a fault of our script is told without its message', async () => {
  breakAt(file)
  expect(beacon.mock.calls[0]![0]).toBe('/api/reports')
  expect(await sent()).toEqual([
    [
      {
        kind: 'script-error',
        name: 'TypeError',
        file: '/assets/entry.abc.js',
        line: 3,
        column: 14,
      },
    ],
  ])
})

test('so is a promise that nobody caught', async () => {
  const reason = new RangeError('marta@keller.example')
  reason.stack = `RangeError: marta@keller.example\n    at run (${file}:7:21)`
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(await sent()).toEqual([
    [
      {
        kind: 'script-error',
        name: 'RangeError',
        file: '/assets/entry.abc.js',
        line: 7,
        column: 21,
      },
    ],
  ])
})

test('faults of extensions and faults without a place stay untold', () => {
  breakAt('chrome-extension://abc/x.js')
  breakAt('')
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }))
  expect(beacon).not.toHaveBeenCalled()
})

test('a page tells three faults, however often it breaks', () => {
  for (let at = 0; at < 9; at += 1) breakAt(file, undefined)
  expect(beacon).toHaveBeenCalledTimes(3)
})

const added = () => document.head.querySelector('link[href="/late.css"]')
afterEach(() => {
  added()?.remove()
  vi.restoreAllMocks()
})

test('a style sheet for later waits until the page has loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  addWhenLoaded(document, '/late.css')
  expect(added()).toBeNull()
  window.dispatchEvent(new Event('load'))
  expect(added()?.getAttribute('rel')).toBe('stylesheet')
})

/** A page that has loaded, painted at 900 ms. */
function loadedPage(fontsCameAt: number) {
  const font = { name: 'https://www.helmwright.example/sofia.woff2', responseEnd: fontsCameAt }
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 900 } as never])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([font as never])
}

test('on a page that has loaded it comes at once', () => {
  loadedPage(600)
  addWhenLoaded(document, '/late.css')
  expect(added()?.getAttribute('rel')).toBe('stylesheet')
})

test('a page that was painted before its fonts came keeps its faces and fetches it for the next', () => {
  loadedPage(1500)
  addWhenLoaded(document, '/late.css')
  expect(added()?.getAttribute('rel')).toBe('prefetch')
})
