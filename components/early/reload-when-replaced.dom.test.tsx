import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenReplaced } from './reload-when-replaced.ts'

const reload = vi.fn()

function visited(type: string, answer: () => Promise<Response>) {
  vi.stubGlobal('location', { reload })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
const answers = (status: number) => () => Promise.resolve(new Response(null, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

test('a page whose scripts are gone is loaded anew; the browser’s cache is not asked', async () => {
  const asked = visited('navigate', answers(404))
  await reloadWhenReplaced('/assets/hydration/1.json')
  expect(asked).toHaveBeenCalledWith('/assets/hydration/1.json', {
    method: 'HEAD',
    cache: 'no-store',
  })
  expect(reload).toHaveBeenCalledOnce()
})

test.each([200, 503])('a script that is answered with %d is no reason', async (status) => {
  visited('navigate', answers(status))
  await reloadWhenReplaced('/assets/hydration/1.json')
  expect(reload).not.toHaveBeenCalled()
})

test('a page that was loaded anew is not loaded again and again', async () => {
  const asked = visited('reload', answers(404))
  await reloadWhenReplaced('/assets/hydration/1.json')
  expect(asked).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection the page stays', async () => {
  visited('navigate', () => Promise.reject(new TypeError('offline')))
  await reloadWhenReplaced('/assets/hydration/1.json')
  expect(reload).not.toHaveBeenCalled()
})
