import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { ScrollSteps } from './ScrollSteps.tsx'

let height = 400

beforeEach(() => {
  height = 400
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
})

function renderSteps() {
  renderWithWords(
    <ScrollSteps
      copy="scroll-steps.section"
      steps={[1, 2, 3].map((step) => ({ title: `Part ${step}`, text: 'Told.' }))}
    />,
    ['common', 'scroll-steps'],
  )
  return screen.getByRole('region', { name: 'Steps' })
}

function scroll(box: HTMLElement, top: number) {
  box.scrollTop = top
  fireEvent.scroll(box)
}

const edge = (box: HTMLElement) => [
  box.dataset.atBottom,
  screen.queryByText('More below') !== null,
  screen.getByRole('status').textContent,
]

test('a visitor with a keyboard can reach the box and scroll it', () => {
  expect(renderSteps().tabIndex).toBe(0)
})

test('a visitor is told that more follows until one pixel is left, then that it is the end', () => {
  const box = renderSteps()
  expect(edge(box)).toEqual(['false', true, ''])
  scroll(box, 598)
  expect(edge(box)).toEqual(['false', true, ''])
  scroll(box, 599)
  expect(edge(box)).toEqual(['true', false, 'End: all 3 steps shown'])
  scroll(box, 200)
  expect(edge(box)).toEqual(['false', true, ''])
})

test('a visitor who makes the window higher is not told about an end nobody scrolled to', () => {
  const box = renderSteps()
  height = 1000
  act(() => dispatchEvent(new Event('resize')))
  expect(edge(box)).toEqual(['true', false, ''])
  height = 998
  act(() => dispatchEvent(new Event('resize')))
  expect(edge(box)).toEqual(['false', true, ''])
})
