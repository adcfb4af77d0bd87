import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { errorCodes } from '../contract/error-codes.ts'

const path = '/api/blog-subscribe'
let app: AppUnderTest

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const subscribers = (email: string) =>
  app
    .rows<{ id: string; email: string; state: string }>('select id, email, state from subscriber')
    .filter((row) => row.email === email)

const mails = (email: string) =>
  app
    .rows<{ subscriber_id: string }>('select subscriber_id from outbox')
    .filter((row) => row.subscriber_id === subscribers(email)[0]?.id)

test('a new and a known address get the same answer, and one mail is queued', async () => {
  const email = 'reader@gmail.com'
  const first = await app.post(path, { email, pathname: '/' })
  const second = await app.post(path, { email: ` ${email} `, pathname: '/' })
  expect([first.status, second.status]).toEqual([202, 202])
  expect([await first.text(), await second.text()]).toEqual(['', ''])
  expect(subscribers(email).map(({ state }) => state)).toEqual(['pending'])
  expect(mails(email)).toHaveLength(1)
})

test('the same domain in other letters is the same reader', async () => {
  await app.post(path, { email: 'one@EXAMPLE.org', pathname: '/' })
  await app.post(path, { email: 'one@example.ORG', pathname: '/' })
  expect(subscribers('one@example.org')).toHaveLength(1)
})

test('a plain post leads to a page in the language of the form', async () => {
  const answer = await app.postForm(path, { email: 'two@example.org', pathname: '/en-XA' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/en-XA/newsletter/confirm#main')
})

test('a faulty address gets the words of the newsletter form, by script and by form', async () => {
  const json = await app.post(path, { email: 'reader', pathname: '/' })
  expect(json.status).toBe(400)
  expect(await json.json()).toMatchObject({
    errors: [{ field: 'email', code: errorCodes.newsletterEmail }],
  })
  const form = await app.postForm(path, { email: 'reader', pathname: '/privacy-policy' })
  expect(form.status).toBe(400)
  expect(app.rendered.at(-1)).toMatchObject({
    url: '/privacy-policy',
    state: {
      formState: {
        form: 'newsletter',
        values: { email: 'reader' },
        errors: { email: errorCodes.newsletterEmail },
      },
    },
  })
})

test('an automatic sender sees success and causes no mail', async () => {
  const answer = await app.post(path, { email: 'bot@example.org', pathname: '/', website: 'x' })
  expect(answer.status).toBe(202)
  expect(mails('bot@example.org')).toEqual([])
})

test('a failing store is said to be one', async () => {
  const broken = await startApp()
  await broken.store.close()
  const json = await broken.post(path, { email: 'reader@example.org', pathname: '/' })
  expect(json.status).toBe(503)
  const form = await broken.postForm(path, { email: 'reader@example.org', pathname: '/' })
  expect(form.status).toBe(503)
  expect(broken.rendered.at(-1)!.state.formState).toMatchObject({
    values: { email: 'reader@example.org' },
    failure: true,
  })
  await broken.stop()
})
