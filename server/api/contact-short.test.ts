import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { errorCodes } from '../contract/error-codes.ts'

const path = '/api/contact-short'
const context = { industry: 'fintech', goal: '', final: 'Extend Your Team', service: '' }
let app: AppUnderTest

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const stored = (email: string) =>
  app
    .rows<{ kind: string; payload: string }>('select kind, payload from request')
    .map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) as Record<string, string> }))
    .filter(({ payload }) => payload.email === email)

test('name and address are stored with the answers, exactly the keys of API-04', async () => {
  const request = { email: 'bo@mail.example', name: 'Ada', pathname: '/get-in-touch', ...context }
  expect((await app.post(path, request)).status).toBe(201)
  expect(stored(request.email)).toEqual([{ kind: 'contact-short', payload: request }])
})

test('an address alone is stored without a name key (API-05)', async () => {
  const request = { email: 'start@mail.example', pathname: '/get-in-touch', ...context }
  expect((await app.post(path, request)).status).toBe(201)
  expect(stored(request.email)).toEqual([{ kind: 'contact-short', payload: request }])
})

test('the same key twice is one request', async () => {
  const request = { email: 'twice@mail.example', pathname: '/', ...context }
  const headers = { 'Idempotency-Key': 'twice' }
  expect((await app.post(path, request, headers)).status).toBe(201)
  expect((await app.post(path, request, headers)).status).toBe(200)
  expect(stored(request.email)).toHaveLength(1)
})

test.each([
  [
    { name: 'Bo', email: 'bo@mail' },
    [
      { field: 'name', code: errorCodes.nameAndEmail },
      { field: 'email', code: errorCodes.nameAndEmail },
    ],
  ],
  [{ name: 'Bo', email: 'two@mail.example' }, [{ field: 'name', code: errorCodes.nameAndEmail }]],
  [{ email: 'bo@mail' }, [{ field: 'email', code: errorCodes.startEmail }]],
])('%j gets 400 and the codes of its form', async (request, errors) => {
  const response = await app.post(path, { pathname: '/', ...request })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors })
  expect(stored(request.email)).toEqual([])
})

test('a plain post leads on, or back to its page with every word', async () => {
  const fields = { name: 'Ada', email: 'form@mail.example', pathname: '/en-XA/contact-us' }
  const sent = await app.postForm(path, fields)
  expect(sent.status).toBe(303)
  expect(sent.headers.get('Location')).toMatch(
    /^\/en-XA\/thank-you\?request=[\w-]{22}&form=short-contact#main$/,
  )
  const refused = await app.postForm(path, { ...fields, name: 'A' })
  expect(refused.status).toBe(400)
  expect(app.rendered.at(-1)).toMatchObject({
    url: '/en-XA/contact-us',
    state: { formState: { form: 'short-contact', values: { ...fields, name: 'A' } } },
  })
})
