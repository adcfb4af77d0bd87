import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutInTurns } from './lay-out-in-turns.ts'

const sheets = () => [...document.querySelectorAll<HTMLElement>('main > section')]
const laidOut = () => sheets().map((sheet) => sheet.style.contentVisibility)
const heldBack = () => document.documentElement.dataset.inTurns

function visited(type: string, readyState: DocumentReadyState = 'interactive') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  layOutInTurns(document)
}

/** What waits for the browser to be idle or for its next frame, in turn. */
let waiting: (() => void)[] = []
const goOn = () => waiting.shift()?.()

beforeEach(() => {
  waiting = []
  for (const turn of ['requestIdleCallback', 'requestAnimationFrame'])
    vi.stubGlobal(turn, (work: () => void) => waiting.push(work))
  document.body.innerHTML = `<main>${'<section data-tone="paper"></section>'.repeat(2)}</main>`
})
afterEach(() => {
  window.dispatchEvent(new Event('load'))
  while (waiting.length > 0) goOn()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  location.hash = ''
})

test('sheets of a new page are held back, and laid out one after another once it has loaded', () => {
  visited('navigate')
  expect(heldBack()).toBe('')
  window.dispatchEvent(new Event('load'))
  expect(laidOut()).toEqual(['', ''])
  goOn()
  expect(laidOut()).toEqual(['visible', ''])
  goOn()
  expect(laidOut()).toEqual(['visible', ''])
  goOn()
  expect(laidOut()).toEqual(['visible', 'visible'])
})

test('when all are laid out nothing of it is left', () => {
  visited('navigate')
  window.dispatchEvent(new Event('load'))
  while (waiting.length > 0) goOn()
  expect(heldBack()).toBeUndefined()
  expect(laidOut()).toEqual(['', ''])
})

test.each(['reload', 'back_forward'])('nothing is held back after %s', (type) => {
  visited(type)
  expect(heldBack()).toBeUndefined()
})

test('nothing is held back where the address names a place', () => {
  location.hash = '#finder'
  visited('navigate')
  expect(heldBack()).toBeUndefined()
})

test('nothing is held back on a page that has loaded', () => {
  visited('navigate', 'complete')
  expect(heldBack()).toBeUndefined()
})
