import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitRequest } from './submit-request.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const send = () =>
  submitRequest({ endpoint: '/api/contact', payload: {}, idempotencyKey: 'key', pageAge: 3000 })

const token = 'Ab-_567890123456789012'

test.each([
  [`/request/${token}`, `/request/${token}`],
  [`/en-XA/request/${token}`, `/en-XA/request/${token}`],
  [`https://evil.example/request/${token}`, undefined],
  [`//evil.example/request/${token}`, undefined],
  ['javascript:alert(1)', undefined],
  ['/thank-you', undefined],
])('an accepted request with the Location %s has the receipt %s', async (location, receipt) => {
  fetched.mockResolvedValueOnce(
    new Response(null, { status: 201, headers: { Location: location } }),
  )
  expect(await send()).toEqual({ kind: 'accepted', receipt })
})

test('an accepted request without a Location has no receipt', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 202 }))
  expect(await send()).toEqual({ kind: 'accepted', receipt: undefined })
})
