import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToLinks, reportClick } from './listen-to-links.ts'
import { clickEvent } from '../../server/contract/signals.ts'

const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)

/** A page of its own for each test, since listeners stay; it has no address to which its links could belong. */
function openPage(link: string) {
  const page = document.implementation.createHTMLDocument()
  page.head.append(Object.assign(page.createElement('base'), { href: location.origin }))
  page.body.innerHTML = link
  listenToLinks(page)
  const press = (type: string, button = 0) =>
    page
      .querySelector('a > span')!
      .dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }))
  return { page, press }
}

const service =
  '<a href="/get-in-touch" data-block-title="Services" data-topic="Dedicated teams" data-answer-key="service"><span>Get in touch</span></a>'
const readMore =
  '<a href="/x" data-block-title="Services" data-topic="Dedicated teams"><span>Read More</span></a>'

function setNavigator(values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

beforeEach(() => setNavigator({ sendBeacon }))
afterEach(() => {
  sendBeacon.mockReset()
  Reflect.deleteProperty(window, 'dataLayer')
  setNavigator({ globalPrivacyControl: undefined, doNotTrack: null })
})

test('a press of a service stores the answer and is counted', () => {
  expect(openPage(service).press('click')).toBe(true)
  expect(localStorage.getItem('service')).toBe('Dedicated teams')
  expect(Number(localStorage.getItem('answered-at'))).toBeGreaterThan(0)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('the forms of the page hear of the answer', () => {
  const heard: StorageEvent[] = []
  const listen = (event: StorageEvent) => void heard.push(event)
  addEventListener('storage', listen)
  openPage(service).press('click')
  removeEventListener('storage', listen)
  expect(heard.map(({ key, newValue }) => [key, newValue])).toEqual([
    ['service', 'Dedicated teams'],
  ])
})

test('a press of another language keeps the choice and takes the query along', () => {
  const german = (kind: string) =>
    `<a href="/de/blog" hreflang="de" data-locale-choice="${kind}"><span>Deutsch</span></a>`
  history.replaceState(null, '', '/blog?topic=cost')
  const { page, press } = openPage(german('same-page'))
  press('click')
  expect(localStorage.getItem('locale-choice')).toBe('de')
  expect(page.querySelector('a')!.search).toBe('?topic=cost')
  const other = openPage(german('other-page'))
  other.press('click')
  expect(other.page.querySelector('a')!.search).toBe('')
  history.replaceState(null, '', '/')
})

test('reading more is counted and stores nothing', () => {
  openPage(readMore).press('click')
  expect(localStorage).toHaveLength(0)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('opening in a new tab by the middle button counts, the menu of the right button does not', () => {
  const { press } = openPage(service)
  press('auxclick', 2)
  expect(sendBeacon).not.toHaveBeenCalled()
  press('auxclick', 1)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('other links are left alone', () => {
  openPage('<a href="/x"><span>Home</span></a>').press('click')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('blocked storage holds nobody up', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(openPage(service).press('click')).toBe(true)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

const cost =
  '<a href="/contact-us?cost=a" data-topic="text" data-answer-key="brief-cost" data-in-address=""><span>Send</span></a>'

test('an answer that the address carries is kept, and the address goes without it', () => {
  const { page, press } = openPage(cost)
  press('click')
  expect(localStorage.getItem('brief-cost')).toBe('text')
  expect(page.querySelector('a')!.getAttribute('href')).not.toContain('cost=')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('where storage is blocked the address carries it on', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { page, press } = openPage(cost)
  press('click')
  blocked.mockRestore()
  expect(page.querySelector('a')!.search).toBe('?cost=a')
})

const counted = { event: clickEvent, block_title: 'Services', topic: 'Dedicated teams' }

test('without a queue on the page the server counts, by a beacon with block and topic only', async () => {
  reportClick('Services', 'Dedicated teams')
  const [address, body] = sendBeacon.mock.calls[0]!
  expect(address).toBe('/api/clicks')
  expect((body as Blob).type).toBe('application/json')
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsText(body as Blob)
  await read
  expect(JSON.parse(String(reader.result))).toEqual(counted)
})

test('a queue of the page gets the event instead', () => {
  const dataLayer: unknown[] = []
  Object.assign(window, { dataLayer })
  reportClick('Services', 'Dedicated teams')
  expect(dataLayer).toEqual([counted])
  expect(sendBeacon).not.toHaveBeenCalled()
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a visitor who asks not to be tracked is not counted: %o',
  (signal) => {
    const dataLayer: unknown[] = []
    Object.assign(window, { dataLayer })
    setNavigator(signal)
    reportClick('Services', 'Dedicated teams')
    expect(dataLayer).toEqual([])
    expect(sendBeacon).not.toHaveBeenCalled()
  },
)

test('a failing beacon disturbs nobody', () => {
  sendBeacon.mockImplementation(() => {
    throw new TypeError('not now')
  })
  expect(() => reportClick('Services', 'Dedicated teams')).not.toThrow()
})
