import { beforeEach, expect, test, vi, afterEach } from 'vitest'
import { readReports } from '../../server/contract/signals.ts'
import { addLateFonts, reportScriptErrors } from './page-script.ts'

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
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The link to the content, as wide as the face in which it was painted; its copy is in the stand-in. */
function pageInFace(widths: { shown: number; standIn: number }, readyState: DocumentReadyState) {
  document.body.innerHTML = '<a href="#main">Skip to content</a>'
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.style.fontFamily === '' ? widths.shown : widths.standIn
  })
}

test('a style sheet for later waits until the page has loaded', () => {
  pageInFace({ shown: 150, standIn: 144 }, 'interactive')
  addLateFonts(document, '/late.css')
  expect(added()).toBeNull()
  window.dispatchEvent(new Event('load'))
  expect(added()?.getAttribute('rel')).toBe('stylesheet')
})

test('on a page that has loaded it comes at once', () => {
  pageInFace({ shown: 150, standIn: 144 }, 'complete')
  addLateFonts(document, '/late.css')
  expect(added()?.getAttribute('rel')).toBe('stylesheet')
})

test('a page that was painted in stand-ins keeps them and fetches it for the next', () => {
  pageInFace({ shown: 144, standIn: 144 }, 'complete')
  addLateFonts(document, '/late.css')
  expect(added()?.getAttribute('rel')).toBe('prefetch')
  expect(document.links).toHaveLength(1)
})
