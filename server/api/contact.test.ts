import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AppUnderTest, someRequest, startApp } from '../../tests/support/app-under-test.ts'
import { errorCodes } from '../contract/error-codes.ts'
import { postPath } from '../contract/form-names.ts'

describe('contact', () => {
  const path = '/api/contact'
  let app: AppUnderTest
  let count = 0

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(() => {
    app.rendered.length = 0
  })
  afterAll(() => app.stop())

  /** A request that no other test sends. */
  function newRequest() {
    count += 1
    return { ...someRequest, email: `marta-${count}@keller.example` }
  }

  /** What somebody typed of a request. */
  function typedOf({ name, phone, email, company, requestDetails }: typeof someRequest) {
    return { name, phone, email, company, requestDetails }
  }

  type Row = { id: string; state: string; payload: string; email_norm: string }

  const stored = (email: string) =>
    app
      .rows<Row>('select id, state, payload, email_norm from request')
      .filter(({ payload }) => JSON.parse(payload).email === email)

  const deliveries = (email: string) =>
    app
      .rows<{ request_id: string }>('select request_id from outbox')
      .filter(({ request_id: id }) => stored(email).some((row) => row.id === id))

  describe('a request sent by script', () => {
    test('is stored byte for byte with one delivery before the answer says 201', async () => {
      const request = newRequest()
      const woken = app.woken()
      const response = await app.post(path, request)
      expect(response.status).toBe(201)
      expect(await response.text()).toBe('')
      expect(stored(request.email).map(({ payload }) => JSON.parse(payload))).toEqual([request])
      expect(deliveries(request.email)).toHaveLength(1)
      expect(app.woken()).toBe(woken + 1)
    })

    test('and again with the same key is one request, answered with 200', async () => {
      const request = newRequest()
      const headers = { 'Idempotency-Key': `key-${request.email}` }
      expect((await app.post(path, request, headers)).status).toBe(201)
      expect((await app.post(path, request, headers)).status).toBe(200)
      expect(stored(request.email)).toHaveLength(1)
      expect(deliveries(request.email)).toHaveLength(1)
    })

    test('and again with the same key but other words is refused with 422', async () => {
      const request = newRequest()
      const headers = { 'Idempotency-Key': `key-${request.email}` }
      await app.post(path, request, headers)
      const response = await app.post(path, { ...request, name: 'Other Name' }, headers)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ type: '/problems/key-reused', status: 422 })
      expect(stored(request.email)).toHaveLength(1)
    })

    test('with missing keys is stored with all ten', async () => {
      const { name, email } = newRequest()
      expect((await app.post(path, { name, email })).status).toBe(201)
      expect(JSON.parse(stored(email)[0]!.payload)).toEqual({
        ...Object.fromEntries(Object.keys(someRequest).map((key) => [key, ''])),
        name,
        email,
        pathname: '/',
      })
    })

    test.each([path, '/api/contact-short'])('to %s carries a brief in words', async (endpoint) => {
      const { name, email } = newRequest()
      const cost = 'role=qa-engineers&level=senior&place=poland&count=1&months=6&zone=london'
      const brief = new URLSearchParams({ cost, hours: '\u202e<script>', other: 'x' }).toString()
      const headers = { 'Idempotency-Key': `key-${email}` }
      expect((await app.post(endpoint, { name, email, brief }, headers)).status).toBe(201)
      expect((await app.post(endpoint, { name, email, brief }, headers)).status).toBe(200)
      expect(JSON.parse(stored(email)[0]!.payload).brief).toMatch(
        /^Team cost \(Sample\)\n- Price range: €4,900–6,800 per month for 6 months\n(- .*\n)+http\S+\/my-brief\?cost=role%3Dqa-engineers\S+$/,
      )
    })

    test('without a script carries each ticked part of a brief', async () => {
      const { name, email } = newRequest()
      const cost = 'role=qa-engineers&level=senior&place=poland&count=1&months=6&zone=london'
      const comparison = 'a=poland&b=georgia'
      const body = new URLSearchParams({ name, email, pathname: '/contact-us' })
      body.append('brief', new URLSearchParams({ cost }).toString())
      body.append('brief', new URLSearchParams({ comparison }).toString())
      const response = await fetch(app.url + path, { method: 'POST', body, redirect: 'manual' })
      expect(response.status).toBe(303)
      const { brief } = JSON.parse(stored(email)[0]!.payload) as { brief: string }
      expect(brief).toMatch(/^Team cost \(Sample\)\n- Price range: .*\n(.*\n)+Comparison\n/)
    })

    test('keeps breaks and controls out of every field of one line', async () => {
      const { email } = newRequest()
      const forged = 'A\r\nEmail: b\u2028c\u001B[31m\u202Ed'
      const sent = {
        ...someRequest,
        name: forged,
        phone: forged,
        company: forged,
        goal: forged,
        email,
      }
      expect((await app.post(path, { ...sent, requestDetails: forged })).status).toBe(201)
      const tamed = 'A Email: b c[31md'
      expect(JSON.parse(stored(email)[0]!.payload)).toEqual({
        ...sent,
        name: tamed,
        phone: tamed,
        company: tamed,
        goal: tamed,
        requestDetails: 'A\nEmail: b\nc[31md',
      })
    })

    test('with an international domain keeps what was typed beside the comparable form', async () => {
      const email = `info-${(count += 1)}@BÜCHER.example`
      expect((await app.post(path, { ...someRequest, email })).status).toBe(201)
      expect(stored(email)[0]!.email_norm).toBe(`info-${count}@xn--bcher-kva.example`)
    })

    test.each([
      [{ name: ' ' }, [{ field: 'name', code: errorCodes.nameRequired }]],
      [{ email: 'marta@keller' }, [{ field: 'email', code: errorCodes.emailInvalid }]],
      [{ email: 'marta@gmail.com' }, [{ field: 'email', code: errorCodes.emailNotBusiness }]],
      [{ email: 'marta@web.de' }, [{ field: 'email', code: errorCodes.emailNotBusiness }]],
      [{ email: 'marta@mailinator.com' }, [{ field: 'email', code: errorCodes.emailNotBusiness }]],
      [{ phone: ['1', '2'] }, [{ field: 'phone', code: errorCodes.malformed }]],
      [{ brief: ['cost=x', { a: 1 }] }, [{ field: 'brief', code: errorCodes.malformed }]],
      [{ company: { a: 1 } }, [{ field: 'company', code: errorCodes.malformed }]],
      [
        { requestDetails: 'x'.repeat(5001) },
        [{ field: 'requestDetails', code: errorCodes.tooLong }],
      ],
    ])('with %j gets 400 and the codes of its faults', async (change, errors) => {
      const before = app.rows('select id from request').length
      const response = await app.post(path, { ...newRequest(), ...change })
      expect(response.status).toBe(400)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
      expect(await response.json()).toEqual({
        type: '/problems/field-errors',
        title: 'Some fields have faults',
        status: 400,
        errors,
      })
      expect(app.rows('select id from request')).toHaveLength(before)
    })
  })

  describe('a form posted without script', () => {
    test('is stored and leads to the thank-you page', async () => {
      const request = newRequest()
      const response = await app.postForm(path, { ...request, website: '' })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toMatch(
        /^\/thank-you\?request=[\w-]{22}&form=contact#main$/,
      )
      expect(stored(request.email).map(({ payload }) => JSON.parse(payload))).toEqual([request])
    })

    test('stays in the language of its page', async () => {
      const response = await app.postForm(path, { ...newRequest(), pathname: '/en-XB/contact-us' })
      expect(response.headers.get('Location')).toMatch(
        /^\/en-XB\/thank-you\?request=[\w-]{22}&form=contact#main$/,
      )
    })

    test('twice is one request', async () => {
      const request = newRequest()
      await app.postForm(path, request)
      expect((await app.postForm(path, request)).status).toBe(303)
      expect(stored(request.email)).toHaveLength(1)
    })

    test('with faults shows its page again with every word and code', async () => {
      const request = { ...newRequest(), name: ' ', pathname: '/en-XA' }
      const response = await app.postForm(path, request)
      expect(response.status).toBe(400)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(app.rendered).toMatchObject([
        {
          url: '/en-XA',
          state: {
            posted: {
              form: 'contact',
              values: typedOf(request),
              errors: { name: errorCodes.nameRequired },
            },
          },
        },
      ])
    })

    test('comes back as what was typed; the rest is what its page is told of beside it', async () => {
      const brief = 'cost=role%3Dqa-engineers'
      const request = { ...newRequest(), name: ' ', goal: 'boost_your_roi', brief, website: 'x' }
      await app.postForm(path, request)
      const { posted, broughtByPost } = app.rendered.at(-1)!.state
      expect(posted!.values).toEqual(typedOf(request))
      expect(broughtByPost).toEqual({
        industry: '',
        goal: 'boost_your_roi',
        final: '',
        service: '',
        brief,
      })
    })

    test.each(['', '?form=newsletter'])(
      'says that it could not be sent when nothing is wrong that it shows%s',
      async (query) => {
        const response = await app.postForm(
          path + query,
          'name=Ada&email=a@b.example&goal=1&goal=2',
        )
        expect(response.status).toBe(400)
        expect(app.rendered.at(-1)!.state.posted!.errors).toEqual({})
      },
    )

    test('tells of the fields that it shows alone', async () => {
      await app.postForm(path, 'name=&email=a@b.example&goal=1&goal=2')
      const { errors } = app.rendered.at(-1)!.state.posted!
      expect(errors).toEqual({ name: errorCodes.nameRequired })
    })

    test('from a story that is not there keeps the words on the contact page', async () => {
      await app.postForm(path, { name: '', pathname: '/en-XA/success-stories/missing' })
      expect(app.rendered.at(-1)!.url).toBe('/en-XA/contact-us')
    })

    test.each(['/unknown/page', '//evil.example', 'https://evil.example', ''])(
      'from the page %j comes back on the contact page',
      async (pathname) => {
        await app.postForm(path, { name: '', pathname })
        expect(app.rendered.map(({ url }) => url)).toEqual(['/contact-us'])
      },
    )

    test('with a repeated field gets 400, not 500', async () => {
      const response = await app.postForm(path, 'name=A&name=B&email=marta@keller.example')
      expect(response.status).toBe(400)
      expect(app.rendered[0]!.state.posted!.errors.name).toBe(errorCodes.malformed)
    })
  })

  describe('a form that shares the endpoint with another one of its page', () => {
    const shownForm = () => app.rendered.at(-1)?.state.posted?.form
    const invalid = () => ({ ...newRequest(), name: '', pathname: '/services/dedicated-team' })

    test('is the one that comes back with every word when it was sent without script', async () => {
      const request = invalid()
      const response = await app.postForm(`${path}?form=service`, request)
      expect(response.status).toBe(400)
      expect(app.rendered).toMatchObject([
        {
          url: '/services/dedicated-team',
          state: {
            posted: {
              form: 'service',
              values: typedOf(request),
              errors: { name: errorCodes.nameRequired },
            },
          },
        },
      ])
    })

    test('is named by the address that its element posts to', async () => {
      await app.postForm(postPath(path, 'service').replace(/#.*/, ''), invalid())
      expect(shownForm()).toBe('service')
    })

    test.each([
      '',
      '?form=',
      '?form=nobody',
      '?form=Service',
      '?form=service&form=contact',
      '?form[]=service',
    ])('is the usual one when the address names none of ours: %j', async (query) => {
      expect((await app.postForm(path + query, invalid())).status).toBe(400)
      expect(shownForm()).toBe('contact')
    })

    test('leads to the thank-you page like any other', async () => {
      const request = newRequest()
      const response = await app.postForm(`${path}?form=service`, request)
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toMatch(
        /^\/thank-you\?request=[\w-]{22}&form=service#main$/,
      )
      expect(stored(request.email).map(({ payload }) => JSON.parse(payload))).toEqual([request])
    })

    test('is of no matter to the script: faults come as JSON, and success is the same', async () => {
      const errors = await app.post(`${path}?form=service`, invalid())
      expect(errors.status).toBe(400)
      expect(await errors.json()).toMatchObject({
        type: '/problems/field-errors',
        errors: [{ field: 'name', code: errorCodes.nameRequired }],
      })
      expect(app.rendered).toEqual([])
      const request = newRequest()
      const response = await app.post(`${path}?form=service`, request)
      expect([response.status, await response.text()]).toEqual([201, ''])
      expect(stored(request.email).map(({ payload }) => JSON.parse(payload))).toEqual([request])
    })
  })

  test('the same words 61 minutes later are a second request', async () => {
    let time = Date.now()
    const later = await startApp({ now: () => time })
    for (const minutes of [0, 59, 2]) {
      time += minutes * 60_000
      expect((await later.postForm(path, someRequest)).status).toBe(303)
    }
    expect(later.rows('select id from request')).toHaveLength(2)
    await later.stop()
  })

  test('a network over its limit is told how long to wait, and gets every word back', async () => {
    const busy = await startApp({ senderLimits: { take: async () => 600 } })
    const byScript = await busy.post(path, someRequest)
    expect([byScript.status, byScript.headers.get('Retry-After')]).toEqual([429, '600'])
    const plain = await busy.postForm(path, someRequest)
    expect([plain.status, plain.headers.get('Retry-After')]).toEqual([429, '600'])
    const { values, errors, wait } = busy.rendered.at(-1)!.state.posted!
    expect([values, errors, wait]).toEqual([typedOf(someRequest), {}, 600])
    expect(busy.rows('select id from request')).toEqual([])
    await busy.stop()
  })

  describe('5000 Chinese characters', () => {
    const requestDetails = '漢'.repeat(5000)

    test('are accepted as JSON', async () => {
      const request = { ...newRequest(), requestDetails }
      expect((await app.post(path, request)).status).toBe(201)
      expect(JSON.parse(stored(request.email)[0]!.payload).requestDetails).toBe(requestDetails)
    })

    test('are accepted as a form post', async () => {
      const request = { ...newRequest(), requestDetails }
      expect((await app.postForm(path, request)).status).toBe(303)
      expect(JSON.parse(stored(request.email)[0]!.payload).requestDetails).toBe(requestDetails)
    })
  })

  describe('an automatic sender', () => {
    test.each([
      ['fills the hidden field', { website: 'http://spam.example' }, {}],
      ['sends faster than a person', {}, { 'X-Form-Age': '1999' }],
      ['sends an age that is no number', {}, { 'X-Form-Age': 'soon' }],
    ])('that %s sees success, and nobody is mailed', async (_, fields, headers) => {
      const request = newRequest()
      expect((await app.post(path, { ...request, ...fields }, headers)).status).toBe(201)
      expect(stored(request.email).map(({ state }) => state)).toEqual(['quarantined'])
      expect(deliveries(request.email)).toEqual([])
    })

    test('that takes its time is treated as a person', async () => {
      const request = newRequest()
      await app.post(path, request, { 'X-Form-Age': '2000' })
      expect(stored(request.email).map(({ state }) => state)).toEqual(['new'])
    })
  })

  test('a fault after the commit is never told as a request that was not stored', async () => {
    const wake = () => {
      throw new Error('nobody listens')
    }
    const faulty = await startApp({ deliveryLoop: { wake } })
    const [byScript, plain] = [newRequest(), newRequest()]
    expect((await faulty.post(path, byScript)).status).toBe(500)
    expect((await faulty.postForm(path, plain)).status).toBe(500)
    expect(faulty.rows('select id from request')).toHaveLength(2)
    expect(faulty.rendered).toEqual([])
    expect(faulty.logged()).not.toContain('request-not-stored')
    await faulty.stop()
  })

  describe('when the store fails', () => {
    test('the script gets 503 with a time to retry, the form its page with every word', async () => {
      const broken = await startApp()
      await broken.store.close()
      const json = await broken.post(path, newRequest())
      expect(json.status).toBe(503)
      expect(json.headers.get('Retry-After')).toBe('5')
      expect(await json.json()).toMatchObject({ type: '/problems/unavailable', status: 503 })

      const request = newRequest()
      const form = await broken.postForm(path, request)
      expect(form.status).toBe(503)
      expect(form.headers.get('Retry-After')).toBe('5')
      expect(broken.rendered.at(-1)).toMatchObject({
        url: '/contact-us',
        state: { posted: { form: 'contact', values: typedOf(request) } },
      })
      expect(broken.rendered.at(-1)!.state.posted!.errors).toEqual({})
      await broken.postForm(`${path}?form=service`, request)
      const { form: named, errors } = broken.rendered.at(-1)!.state.posted!
      expect([named, errors]).toEqual(['service', {}])
      await broken.stop()
    })
  })
})

describe('contact short', () => {
  const path = '/api/contact-short'
  const answers = { industry: 'fintech', goal: '', final: 'Extend Your Team', service: '' }
  let app: AppUnderTest

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const stored = (email: string) =>
    app
      .rows<{ kind: string; payload: string }>('select kind, payload from request')
      .map(({ kind, payload }) => ({
        kind,
        payload: JSON.parse(payload) as Record<string, string>,
      }))
      .filter(({ payload }) => payload.email === email)

  test('name and address are stored with the answers, exactly the keys of API-04', async () => {
    const request = { email: 'bo@mail.example', name: 'Ada', pathname: '/get-in-touch', ...answers }
    expect((await app.post(path, request)).status).toBe(201)
    expect(stored(request.email)).toEqual([{ kind: 'contact-short', payload: request }])
  })

  test('an address alone is stored without a name key (API-05)', async () => {
    const request = { email: 'start@mail.example', pathname: '/get-in-touch', ...answers }
    expect((await app.post(path, request)).status).toBe(201)
    expect(stored(request.email)).toEqual([{ kind: 'contact-short', payload: request }])
  })

  test('the same key twice is one request', async () => {
    const request = { email: 'twice@mail.example', pathname: '/', ...answers }
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
      state: {
        posted: { form: 'short-contact', values: { name: 'A', email: fields.email } },
      },
    })
  })
})
