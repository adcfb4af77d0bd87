import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { FreeDevelopers } from './FreeDevelopers.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

async function open(disabled = false) {
  const { container } = renderWithMessages(<FreeDevelopers disabled={disabled} />, [
    'common',
    'availability',
  ])
  const before = container.textContent
  await act(() => new Promise((settled) => setTimeout(settled)))
  return { container, before }
}

test('the number is shown once it is there; the total is its description', async () => {
  fetched.mockResolvedValueOnce(Response.json({ total: 3000, free: 42 }))
  const { before } = await open()
  expect(before).toBe('')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]![0]).toBe('/api/free-devs')
  const line = screen.getByText('developers open to work now', { exact: false })
  expect(line.textContent).toBe('42 developers open to work now')
  const description = document.getElementById(line.getAttribute('aria-describedby')!)
  expect(description?.textContent).toBe('of 3,000 engineers')
})

test.each([
  ['no numbers', () => Promise.resolve(Response.json({}))],
  ['nobody free', () => Promise.resolve(Response.json({ total: 10, free: 0 }))],
  ['no JSON', () => Promise.resolve(new Response('<p>down</p>'))],
  ['a server error', () => Promise.resolve(Response.json({ total: 9, free: 1 }, { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('with %s nothing is shown', async (_, response) => {
  fetched.mockImplementationOnce(response)
  const { container } = await open()
  expect(container.textContent).toBe('')
})

test('a disabled counter asks nothing and takes no space', async () => {
  const { container } = await open(true)
  expect(fetched).not.toHaveBeenCalled()
  expect(container.innerHTML).toBe('')
})
