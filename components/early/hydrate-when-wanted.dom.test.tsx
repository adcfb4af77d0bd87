import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceHydration } from './hydrate-on.ts'
import { hydrateWhenWanted } from './hydrate-when-wanted.ts'

/** A page of its own for each test, since listeners stay. */
function openPage(html: string, hydrateOn: 'interaction' | 'idle' = 'interaction') {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  const start = vi.fn(() => Promise.resolve())
  const failed = vi.fn(() => Promise.resolve())
  hydrateWhenWanted(page, { hydrateOn, start, failed })
  const answer = () => announceHydration(page)
  return {
    page,
    start,
    failed,
    answer,
    press: () => page.querySelector<HTMLElement>('#it')!.click(),
  }
}

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => vi.unstubAllGlobals())

test.each(['pointerdown', 'pointerover', 'keydown', 'focusin'])(
  'React starts with the first %s, once',
  (type) => {
    const { page, start } = openPage('<p>Words</p>')
    expect(start).not.toHaveBeenCalled()
    for (let turn = 0; turn < 2; turn += 1)
      page.querySelector('p')!.dispatchEvent(new Event(type, { bubbles: true }))
    expect(start).toHaveBeenCalledOnce()
  },
)

test('an untouched page asks for nothing, however long it is idle', () => {
  openPage('<p>Words</p>')
  expect(idle).toEqual([])
})

test('a page with something fresher than its file starts when the browser is idle', () => {
  const { start } = openPage('<p>Words</p>', 'idle')
  expect(start).not.toHaveBeenCalled()
  for (const work of idle) work()
  expect(start).toHaveBeenCalledOnce()
})

test('a page does not wait for a touch to show a visitor’s stored answers', () => {
  localStorage.setItem('goal', 'boost_your_roi')
  const { start } = openPage('<p>Words</p>')
  for (const work of idle) work()
  expect(start).toHaveBeenCalledOnce()
})

test('storage that is blocked holds nothing', () => {
  vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  openPage('<p>Words</p>')
  expect(idle).toEqual([])
})

test('a press that needs React is done when React answers, and only once', () => {
  const { page, start, answer, press } = openPage('<button type="button" id="it">Next</button>')
  const pressed = vi.fn()
  page.querySelector('#it')!.addEventListener('click', pressed)
  press()
  press()
  expect(start).toHaveBeenCalledOnce()
  expect(pressed).not.toHaveBeenCalled()
  answer()
  expect(pressed).toHaveBeenCalledOnce()
  press()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test.each([
  '<a href="#x" id="it">Link</a>',
  '<form onsubmit="return false"><button type="submit" id="it">Send</button></form>',
  '<button type="button" popovertarget="menu" id="it">Menu</button>',
  '<details><summary id="it">More</summary></details>',
  '<input type="radio" id="it">',
])('what works without React is never held up: %s', (html) => {
  const { page, press } = openPage(html)
  const pressed = vi.fn((event: Event) => event.defaultPrevented)
  page.querySelector('#it')!.addEventListener('click', pressed)
  press()
  expect(pressed).toHaveReturnedWith(false)
})

test('the choice of a radio is told once more when React answers, as it was made', () => {
  const { page, start, answer } = openPage('<input type="radio" name="goal" id="it">')
  const radio = page.querySelector<HTMLInputElement>('#it')!
  const pressed = vi.fn(({ detail }: MouseEvent) => detail)
  radio.addEventListener('click', pressed)
  const press = (detail: number) =>
    radio.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  press(0)
  press(1)
  expect(radio.checked).toBe(true)
  expect(start).toHaveBeenCalledOnce()
  expect(pressed).toHaveBeenCalledTimes(2)
  answer()
  expect(radio.checked).toBe(true)
  expect(pressed.mock.results.map(({ value }) => value as number)).toEqual([0, 1, 1])
  press(1)
  expect(pressed).toHaveBeenCalledTimes(4)
})

test('the shortcut of the search is pressed once more when React answers', () => {
  const { page, answer } = openPage('<p>Words</p>')
  const pressed = vi.fn((event: KeyboardEvent) => `${event.ctrlKey}-${event.key}`)
  page.addEventListener('keydown', pressed)
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })
  page.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
  answer()
  expect(pressed).toHaveReturnedWith('true-k')
})

test('other keys go their way', () => {
  const { page } = openPage('<p>Words</p>')
  const pressed = vi.fn()
  page.addEventListener('keydown', pressed)
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', cancelable: true }))
  expect(pressed).toHaveBeenCalledOnce()
})

test('where React does not arrive the page is left as it is', async () => {
  const { page, start, failed, press } = openPage('<button type="button" id="it">Next</button>')
  start.mockReturnValue(Promise.reject(new Error('offline')))
  const pressed = vi.fn()
  page.querySelector('#it')!.addEventListener('click', pressed)
  press()
  await vi.waitFor(() => {
    press()
    expect(pressed).toHaveBeenCalledOnce()
  })
  expect(failed).toHaveBeenCalledOnce()
})
