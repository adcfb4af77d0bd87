import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { revealFragment } from './reveal-fragment.ts'

const scroll = vi.fn()

beforeEach(() => {
  scroll.mockClear()
  Element.prototype.scrollIntoView = scroll
})

function renderItems() {
  const { container } = render(
    <>
      <details>
        <summary>Knots</summary>
        <p id="knots">Bowline</p>
      </details>
      <p id="plain">Open</p>
    </>,
  )
  return container.querySelector('details')!
}

test('the closed item of a fragment is opened and scrolled to', () => {
  const details = renderItems()
  revealFragment('#knots')
  expect(details.open).toBe(true)
  expect(scroll).toHaveBeenCalledOnce()
})

test.each(['#plain', '#unknown', '#', ''])('“%s” opens nothing', (hash) => {
  const details = renderItems()
  revealFragment(hash)
  expect(details.open).toBe(false)
  expect(scroll).not.toHaveBeenCalled()
})
