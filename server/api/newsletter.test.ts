import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { errorCodes } from '../contract/error-codes.ts'
import { type TokenPurpose, signToken } from '../requests/signed-links.ts'

describe('signing up', () => {
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
    const response = await app.postForm(path, { email: 'two@example.org', pathname: '/en-XA' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/en-XA/newsletter/confirm#main')
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
        posted: {
          form: 'newsletter',
          values: { email: 'reader' },
          errors: { email: errorCodes.newsletterEmail },
        },
      },
    })
  })

  test('an automatic sender sees success and causes no mail', async () => {
    const response = await app.post(path, { email: 'bot@example.org', pathname: '/', website: 'x' })
    expect(response.status).toBe(202)
    expect(mails('bot@example.org')).toEqual([])
  })

  test('a failing store is said to be one', async () => {
    const broken = await startApp()
    await broken.store.close()
    const json = await broken.post(path, { email: 'reader@example.org', pathname: '/' })
    expect(json.status).toBe(503)
    const form = await broken.postForm(path, { email: 'reader@example.org', pathname: '/' })
    expect(form.status).toBe(503)
    const { values, errors } = broken.rendered.at(-1)!.state.posted!
    expect([values, errors]).toEqual([{ email: 'reader@example.org' }, {}])
    await broken.stop()
  })
})

test('a fault after the commit is never told as a sign-up that was not stored', async () => {
  const wake = () => {
    throw new Error('nobody listens')
  }
  const faulty = await startApp({ deliveryLoop: { wake } })
  const subscription = { email: 'reader@example.org', pathname: '/' }
  expect((await faulty.post('/api/blog-subscribe', subscription)).status).toBe(500)
  expect(faulty.rows('select id from subscriber')).toHaveLength(1)
  expect(faulty.logged()).not.toContain('sign-up-not-stored')
  await faulty.stop()
})

describe('the pages behind the links of a mail', () => {
  let app: AppUnderTest

  beforeAll(async () => {
    app = await startApp()
    await app.store.subscribe({ email: 'reader@example.org', pathname: '/' })
  })
  beforeEach(() => {
    app.rendered.length = 0
  })
  afterAll(() => app.stop())

  const reader = () =>
    app.rows<{ id: string; state: string }>('select id, state from subscriber')[0]!

  function link(purpose: TokenPurpose, madeAt = Date.now()): string {
    const token = signToken(app.settings.secret, purpose, reader().id, madeAt)
    return `/newsletter/${purpose}?token=${token}`
  }

  const shown = () => app.rendered.map(({ state }) => state.newsletterState)

  test('opening the link of a mail asks and changes nothing', async () => {
    const response = await app.get(link('confirm'))
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(shown()).toEqual(['ask'])
    expect(reader().state).toBe('pending')
  })

  test('pressing the button confirms and leads to a page that says so', async () => {
    const response = await app.postForm(link('confirm'), {})
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/newsletter/confirm?done=1')
    expect(reader().state).toBe('confirmed')
    expect((await app.get('/newsletter/confirm?done=1')).status).toBe(200)
    expect(shown()).toEqual(['done'])
  })

  test('a mail program unsubscribes with one post and no browser headers', async () => {
    const response = await app.postForm(`/en-XA${link('unsubscribe')}`, {
      'List-Unsubscribe': 'One-Click',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([200, null])
    expect(reader().state).toBe('unsubscribed')
  })

  test('an old link does not subscribe again who has left; a new one does', async () => {
    const old = link('confirm', Date.now() - 60_000)
    await app.store.confirmSubscriber(reader().id, Date.now())
    expect((await app.postForm(link('unsubscribe'), {})).status).toBe(303)
    expect((await app.postForm(old, {})).status).toBe(400)
    expect(shown()).toEqual(['invalid'])
    expect(reader().state).toBe('unsubscribed')
    expect((await app.postForm(link('confirm', Date.now() + 1000), {})).status).toBe(303)
    expect(reader().state).toBe('confirmed')
    await app.store.unsubscribe(reader().id)
  })

  test('a link of another purpose, a damaged one and one older than seven days change nothing', async () => {
    const before = reader().state
    const old = link('confirm', Date.now() - 7 * 24 * 60 * 60 * 1000 - 1)
    const other = link('unsubscribe').replace('unsubscribe', 'confirm')
    for (const path of [old, other, '/newsletter/confirm?token=x', '/newsletter/confirm']) {
      expect((await app.postForm(path, {})).status).toBe(400)
    }
    expect((await app.get(old)).status).toBe(400)
    expect(shown()).toEqual(Array(5).fill('invalid'))
    expect(reader().state).toBe(before)
  })

  test('the page is read and its button pressed, nothing else', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const response = await app.get(link('confirm'), { method })
      expect(response.status).toBe(405)
    }
  })

  test('a repeated token is refused, not a fault of the server', async () => {
    expect((await app.get('/newsletter/confirm?token=a&token=b')).status).toBe(400)
  })

  test('a store that fails is told with 503 and when to come back', async () => {
    const failing = await startApp()
    await failing.store.subscribe({ email: 'reader@example.org', pathname: '/' })
    const [subscriber] = failing.rows<{ id: string }>('select id from subscriber')
    const token = signToken(failing.settings.secret, 'unsubscribe', subscriber!.id, Date.now())
    await failing.store.close()
    const path = `/newsletter/unsubscribe?token=${token}`
    for (const fields of [{ 'List-Unsubscribe': 'One-Click' }, {}]) {
      const response = await failing.postForm(path, fields as Record<string, string>)
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    }
    const inBrowser = await failing.postForm(path, {}, { Accept: 'text/html' })
    expect(await inBrowser.text()).toBe('<h1>unavailable /newsletter/unsubscribe</h1>')
    await failing.stop()
  })
})
