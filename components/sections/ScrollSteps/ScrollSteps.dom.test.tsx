import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { atBottom } from './at-bottom.behaviour.ts'
import { ScrollSteps } from './ScrollSteps.tsx'

let height = 400

beforeEach(() => {
  height = 400
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
})

function renderSteps() {
  const { container } = renderWithMessages(
    <ScrollSteps
      copy="scroll-steps.section"
      steps={[1, 2, 3].map((step) => ({ title: `Part ${step}`, text: 'Told.' }))}
    />,
    ['common', 'scroll-steps'],
  )
  return {
    element: container.querySelector<HTMLElement>('[data-behaviour=at-bottom]')!,
    box: screen.getByRole('region', { name: 'Steps' }),
  }
}

/** The box of the steps, with their behaviour. */
function startSteps() {
  const { element, box } = renderSteps()
  atBottom(element)
  return box
}

function scroll(box: HTMLElement, top: number) {
  box.scrollTop = top
  fireEvent.scroll(box)
}

const edge = (box: HTMLElement) => [
  box.dataset.atBottom,
  screen.getByText('More below').closest('[hidden]') === null,
  screen.getByRole('status').textContent,
]

test('a visitor with a keyboard can reach the box and scroll it', () => {
  expect(renderSteps().box.tabIndex).toBe(0)
})

test('without script nothing is said about an end', () => {
  const { box } = renderSteps()
  expect(edge(box)).toEqual([undefined, false, ''])
  expect(screen.getByText('End: all 3 steps shown').hidden).toBe(true)
})

test('the behaviour starts near the window', () => {
  const { element, box } = renderSteps()
  expect(element.contains(box)).toBe(true)
  expect(element.dataset.start).toBe('near')
})

test('the live region stays the same element and the text to announce stays hidden', () => {
  const box = startSteps()
  const status = screen.getByRole('status')
  scroll(box, 600)
  expect(screen.getByRole('status')).toBe(status)
  const [announced, source] = screen.getAllByText('End: all 3 steps shown')
  expect(announced).toBe(status)
  expect(source!.hidden).toBe(true)
})

test('a visitor is told that more follows until one pixel is left, then that it is the end', () => {
  const box = startSteps()
  expect(edge(box)).toEqual(['false', true, ''])
  scroll(box, 598.9)
  expect(edge(box)).toEqual(['false', true, ''])
  scroll(box, 599)
  expect(edge(box)).toEqual(['true', false, 'End: all 3 steps shown'])
  scroll(box, 200)
  expect(edge(box)).toEqual(['false', true, ''])
})

test('a visitor who makes the window higher is not told about an end nobody scrolled to', () => {
  const box = startSteps()
  height = 1000
  dispatchEvent(new Event('resize'))
  expect(edge(box)).toEqual(['true', false, ''])
  height = 998
  dispatchEvent(new Event('resize'))
  expect(edge(box)).toEqual(['false', true, ''])
})

test('an end that was announced stays while the size of the window changes', () => {
  const box = startSteps()
  scroll(box, 600)
  dispatchEvent(new Event('resize'))
  expect(edge(box)).toEqual(['true', false, 'End: all 3 steps shown'])
})

test('a box that is higher once the page is loaded is measured again', () => {
  const box = startSteps()
  height = 1000
  dispatchEvent(new Event('load'))
  expect(edge(box)).toEqual(['true', false, ''])
})
