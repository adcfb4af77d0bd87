import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clickEvent } from '../../server/contract/signals.ts'
import { reportClick } from './report-click.ts'

const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)

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

const press = { event: clickEvent, block_title: 'Services', topic: 'Dedicated teams' }

test('without a queue on the page the server counts, by a beacon with block and topic only', async () => {
  reportClick('Services', 'Dedicated teams')
  const [address, body] = sendBeacon.mock.calls[0]!
  expect(address).toBe('/api/clicks')
  expect((body as Blob).type).toBe('application/json')
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsText(body as Blob)
  await read
  expect(JSON.parse(String(reader.result))).toEqual(press)
})

test('a queue of the page gets the event instead', () => {
  const dataLayer: unknown[] = []
  Object.assign(window, { dataLayer })
  reportClick('Services', 'Dedicated teams')
  expect(dataLayer).toEqual([press])
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
