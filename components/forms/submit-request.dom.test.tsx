import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitRequest } from './submit-request.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const send = () =>
  submitRequest({ endpoint: '/api/contact', payload: {}, idempotencyKey: 'key', formAge: 3000 })

const token = 'Ab-_567890123456789012'

test.each([
  [`/request/${token}`, `/request/${token}`],
  [`/en-XA/request/${token}`, `/en-XA/request/${token}`],
  [`https://evil.example/request/${token}`, undefined],
  [`//evil.example/request/${token}`, undefined],
  ['javascript:alert(1)', undefined],
  ['/thank-you', undefined],
])('an accepted request with the Location %s has the receipt %s', async (location, receiptPath) => {
  fetched.mockResolvedValueOnce(
    new Response(null, { status: 201, headers: { Location: location } }),
  )
  expect(await send()).toEqual({ kind: 'accepted', receiptPath })
})

test('an accepted request without a Location has no receipt', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 202 }))
  expect(await send()).toEqual({ kind: 'accepted', receiptPath: undefined })
})

const problem = '{"type":"/problems/malformed-body","title":"","status":400}'

test.each([
  ['no field is at fault', 400, problem],
  ['a proxy refuses with a page', 400, '<p>Bad request'],
  ['the post is taken for a foreign one', 403, ''],
  ['the key was used before', 422, ''],
  ['too many requests came', 429, ''],
  ['the server fails', 500, ''],
  ['the server cannot store', 503, ''],
])('when %s (%i), sending has failed and can be repeated', async (_, status, body) => {
  fetched.mockResolvedValueOnce(new Response(body, { status }))
  expect(await send()).toEqual({ kind: 'failed', offline: false })
})

test.each([
  [3000.4, '3000'],
  [undefined, null],
])('a form of the age %s says %s', async (formAge, said) => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
  await submitRequest({ endpoint: '/api/contact', payload: {}, idempotencyKey: 'key', formAge })
  expect(new Headers(fetched.mock.calls[0]![1]!.headers).get('X-Form-Age')).toBe(said)
})

test.each([
  [429, '600', 600],
  [429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [429, '-1', undefined],
  [503, '5', undefined],
])('an answer %i with Retry-After %s has the wait %s', async (status, header, wait) => {
  fetched.mockResolvedValueOnce(new Response('', { status, headers: { 'Retry-After': header } }))
  expect(await send()).toEqual({ kind: 'failed', offline: false, wait })
})

test('a 400 that names fields refuses them', async () => {
  const errors = [{ field: 'email', code: 'forms.error.email-not-business' }]
  fetched.mockResolvedValueOnce(Response.json({ errors }, { status: 400 }))
  expect(await send()).toEqual({
    kind: 'refused',
    errors: { email: 'forms.error.email-not-business' },
  })
})

test.each([true, false])(
  'a broken connection is told apart from none: online is %s',
  async (online) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    fetched.mockRejectedValueOnce(new TypeError('no network'))
    expect(await send()).toEqual({ kind: 'failed', offline: !online })
  },
)

test('an answer is waited for fifteen seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
  expect(await send()).toEqual({ kind: 'failed', offline: false })
  expect(limit.mock.calls).toEqual([[15_000]])
  expect(fetched.mock.calls[0]![1]!.signal).toBe(limit.mock.results[0]!.value)
})
