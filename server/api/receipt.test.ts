import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Receipt } from '../../components/sections/Receipt/Receipt.tsx'
import { IntlRoot } from '../../components/text/IntlRoot.tsx'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { type AppUnderTest, someRequest, startApp } from '../../tests/support/app-under-test.ts'
import type { ReceiptState } from '../contract/receipt.ts'
import type { Render } from '../http/rendered-page.ts'
import { receiptToken, tokenHash, requestNumber } from '../requests/request-names.ts'

/** Renders the page's section as the page does. */
const renderReceipt: Render = async (url, { receipt } = {}) => {
  const names = ['common', 'forms', 'taxonomy', 'receipt', 'contact', 'errors']
  const children = receipt ? createElement(Receipt, { receipt }) : url
  const page = { locale: 'en', messages: catalogMessages('en', names), children }
  return { status: 200, headers: [], body: renderToString(createElement(IntlRoot, page)) }
}

let app: AppUnderTest
let count = 0
let mailsRemoved = 0
const removeOrphanedMails = async () => {
  mailsRemoved += 1
}

beforeAll(async () => {
  app = await startApp({ removeOrphanedMails })
})
beforeEach(() => {
  app.rendered.length = 0
})
afterAll(() => app.stop())

/** Sends a request that no other test sends; gives the path of its receipt. */
async function send(fields: Partial<typeof someRequest> = {}, to = app): Promise<string> {
  count += 1
  const email = `receipt-${count}@keller.example`
  const response = await to.post('/api/contact', { ...someRequest, email, ...fields })
  expect(response.status).toBe(201)
  return response.headers.get('Location')!
}

const shown = (): (ReceiptState | undefined)[] => app.rendered.map(({ state }) => state.receipt)

type Row = { id: string; created_at: number; token_hash: string }
const newest = () =>
  app.rows<Row>('select id, created_at, token_hash from request order by rowid desc limit 1')[0]!
const events = () => app.rows<{ event: string }>('select event from outbox').map((row) => row.event)

/** An address of the right shape that belongs to no request. */
const unknown = `/request/${'A'.repeat(22)}`

const ownHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

test('a receipt lists what the sender had collected, as it was sent', async () => {
  const cost = 'role=qa-engineers&level=senior&place=poland&count=1&months=6&zone=london'
  const brief = new URLSearchParams({ cost }).toString()
  const path = await send({ brief } as object)
  await app.get(path)
  const [receipt] = shown()
  expect(receipt).not.toHaveProperty('fields.brief')
  const { body } = await renderReceipt(path, { receipt })
  expect(body).toContain('Price range: €4,900–6,800 per month for 6 months')
  expect(body).toContain(`href="/my-brief?${brief}"`)
})

describe('a receipt', () => {
  test('shows every field that holds something, the number and the promised time', async () => {
    const path = await send({ goal: 'boost_your_roi', phone: '' })
    const { id, created_at: arrivedAt } = newest()
    const response = await app.get(path)
    expect(response.status).toBe(200)
    const { name, company, requestDetails, pathname } = someRequest
    const receipt = shown()[0]!
    expect(receipt).toEqual({
      state: 'sent',
      number: requestNumber(id),
      arrivedAt,
      answerBy: expect.any(Number),
      fields: {
        name,
        email: `receipt-${count}@keller.example`,
        company,
        requestDetails,
        pathname,
        goal: 'boost_your_roi',
      },
    })
    const wait = (receipt as { answerBy: number }).answerBy - arrivedAt
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(4 * 24 * 60 * 60 * 1000)
  })

  test('tells the page neither the id nor the hash of the token', async () => {
    const path = await send()
    const { id, token_hash: hash } = newest()
    await app.get(path)
    const handed = JSON.stringify(shown())
    expect(handed).toContain(requestNumber(id))
    for (const secret of [id, hash, tokenHash(path.split('/').at(-1)!)]) {
      expect(handed).not.toContain(secret)
    }
  })

  test('of the form with an address only holds nothing that was not sent', async () => {
    const email = `ada-${(count += 1)}@example.org`
    const sent = await app.post('/api/contact-short', { email, pathname: '/get-in-touch' })
    await app.get(sent.headers.get('Location')!)
    expect(shown()).toEqual([
      expect.objectContaining({ fields: { email, pathname: '/get-in-touch' } }),
    ])
  })

  test('of a message that looks automatic is shown like any other', async () => {
    count += 1
    const body = { ...someRequest, email: `receipt-${count}@keller.example` }
    const sent = await app.post('/api/contact', body, { 'X-Form-Age': '5' })
    expect((await app.get(sent.headers.get('Location')!)).status).toBe(200)
  })

  test('has one address in each language and keeps the capitals of its token', async () => {
    const path = await send({ pathname: '/en-XA/contact-us' })
    expect(path).toMatch(/^\/en-XA\/request\/[\w-]{22}$/)
    expect((await app.get(path)).status).toBe(200)
    expect((await app.get(path.replace('/en-XA', ''))).status).toBe(200)
    expect((await app.get(`${path}/`)).status).toBe(200)
    expect(app.rendered.map(({ url }) => url)).toEqual([path, path.replace('/en-XA', ''), path])
  })

  test('is kept by nobody, whatever it says', async () => {
    const path = await send()
    for (const asked of [path, unknown, '/request/x']) {
      const response = await app.get(asked)
      expect(Object.fromEntries(response.headers)).toMatchObject(ownHeaders)
    }
    const withdrawn = await app.postForm(path, {})
    expect(Object.fromEntries(withdrawn.headers)).toMatchObject(ownHeaders)
  })

  test('answers HEAD like GET, without a body, and is read and withdrawn, nothing else', async () => {
    const path = await send()
    const head = await app.get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toMatchObject(ownHeaders)
    expect((await app.get(unknown, { method: 'HEAD' })).status).toBe(404)
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await app.get(path, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
    expect((await app.get(path)).status).toBe(200)
  })

  test.each([
    '/request/x',
    `${unknown}A`,
    `/request/${'é'.repeat(22)}`,
    '/request/..%2f',
    `/request/${'A'.repeat(21)}'`,
    unknown,
    `/en-XB${unknown}`,
    `${unknown}?withdrawn=1`,
    `${unknown}?withdrawn=00000000-0000-4000-8000-000000000000`,
    `${unknown}?withdrawn=1&withdrawn=2`,
  ])('at %s is no receipt', async (path) => {
    expect((await app.get(path)).status).toBe(404)
    expect(shown()).toEqual([{ state: 'unknown' }])
    expect(app.rendered[0]!.url).toMatch(/^(\/en-XB)?\/request\/(unknown|A{22})$/)
  })

  test('is not read when its address has a character that cannot be decoded', async () => {
    expect((await app.get('/request/%E0%A4%A')).status).toBe(400)
  })
})

describe('withdrawing', () => {
  test('deletes the request for good, tells the team, and leads to a page that says so', async () => {
    const path = await send()
    const { id } = newest()
    const woken = app.woken()
    const removed = mailsRemoved
    const response = await app.postForm(path, {})
    expect(response.status).toBe(303)
    const next = response.headers.get('Location')!
    expect(next).toBe(`${path}?withdrawn=${id}`)
    expect(app.woken()).toBe(woken + 1)
    expect(mailsRemoved).toBe(removed + 1)
    expect(events().filter((event) => event === 'request.erased').length).toBeGreaterThan(0)

    for (let reload = 0; reload < 2; reload++) expect((await app.get(next)).status).toBe(200)
    expect((await app.get(path)).status).toBe(404)
    expect(shown()).toEqual([
      { state: 'withdrawn', number: requestNumber(id) },
      { state: 'withdrawn', number: requestNumber(id) },
      { state: 'unknown' },
    ])
  })

  test('leaves nothing of the request to be found', async () => {
    const path = await send({ name: 'Quarfenil', requestDetails: 'zxmarker in the text' })
    const { id } = newest()
    const all = () =>
      ['request', 'outbox']
        .flatMap((table) => app.rows(`select * from ${table}`))
        .map((row) => JSON.stringify(row))
        .join('\n')
    expect(all()).toContain('zxmarker')
    await app.postForm(path, {})
    for (const word of ['Quarfenil', 'zxmarker', `receipt-${count}@`, tokenHash(path.slice(-22))]) {
      expect(all()).not.toContain(word)
    }
    expect(app.rows(`select id from request where id = '${id}'`)).toEqual([])
    expect(app.logged()).not.toContain(path.slice(-22))
    expect(app.logged()).not.toContain('zxmarker')
  })

  test('once more finds nothing and says so kindly', async () => {
    const path = await send()
    expect((await app.postForm(path, {})).status).toBe(303)
    const erased = events().length
    expect((await app.postForm(path, {})).status).toBe(404)
    expect((await app.postForm(unknown, {})).status).toBe(404)
    expect((await app.postForm('/request/x', {})).status).toBe(404)
    expect(shown().map((receipt) => receipt?.state)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(events()).toHaveLength(erased)
  })

  test('another request stays', async () => {
    const [path, other] = [await send(), await send()]
    await app.postForm(path, {})
    expect((await app.get(other)).status).toBe(200)
  })

  test('is not said of a request that is still there', async () => {
    const path = await send()
    await app.get(`${path}?withdrawn=${newest().id}`)
    expect(shown()[0]).toMatchObject({ state: 'sent' })
  })

  test('is refused from another site, and reading it is not enough', async () => {
    const path = await send()
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]) {
      expect((await app.postForm(path, {}, headers)).status).toBe(403)
    }
    expect((await app.get(path)).status).toBe(200)
    const own = { 'Sec-Fetch-Site': 'same-origin' }
    expect((await app.postForm(path, {}, own)).status).toBe(303)
  })

  test('goes through when the written mails cannot be removed at once', async () => {
    const broken = await startApp({
      removeOrphanedMails: () => Promise.reject(new Error('disk of marta@keller.example')),
    })
    const path = await send({}, broken)
    expect((await broken.postForm(path, {})).status).toBe(303)
    expect((await broken.get(path)).status).toBe(404)
    expect(broken.logged()).toContain('could not be removed')
    expect(broken.logged()).not.toContain('marta@')
    await broken.stop()
  })
})

test('a failing store is 503 with a time to come back, and no promise is made', async () => {
  const broken = await startApp()
  const path = await send({}, broken)
  await broken.store.close()
  broken.rendered.length = 0
  for (const response of [await broken.get(path), await broken.postForm(path, {})]) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
  expect(broken.rendered.map(({ state }) => state.receipt?.state)).toEqual([
    'unavailable',
    'unavailable',
  ])
  await broken.stop()
})

test('a network that opens receipts too often is told how long to wait', async () => {
  const busy = await startApp({ senderLimits: { take: async () => 42 } })
  const response = await busy.get('/request/q3Vx0mJw-8yTz_5bKc1dRA')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '42'])
  expect(busy.rendered.at(-1)!.state.receipt).toEqual({ state: 'too-many', wait: 42 })
  await busy.stop()
})

test('fault 32: stored HTML is escaped in the receipt', async () => {
  const real = await startApp({ render: renderReceipt })
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>&amp;"\''
  const fields = {
    name: `Eve ${markup}`,
    phone: '<b>1</b>',
    company: '</dd><h1>Owned</h1>',
    requestDetails: markup,
    pathname: '/contact-us/<i>',
    service: '<a href="https://evil.example">service</a>',
    final: '<u>final</u>',
  }
  const page = await (await real.get(await send(fields, real))).text()
  expect(page).not.toMatch(/<(img|script|b|i|u)[ >]/)
  expect(page).not.toContain('<h1>Owned')
  expect(page).not.toContain('href="https://evil.example')
  expect(page.match(/&lt;script&gt;alert\(2\)/g)).toHaveLength(2)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).toContain('&amp;amp;')
  await real.stop()
})

test('an id of another request proves nothing', async () => {
  const path = await send()
  const { id } = newest()
  const other = await send()
  await app.postForm(other, {})
  expect(receiptToken(app.settings.secret, id)).toBe(path.slice(-22))
  expect((await app.get(`${other}?withdrawn=${id}`)).status).toBe(404)
})
