import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Delivery } from '../request-store.ts'
import { webhookChannel } from './webhook-channel.ts'

const keys = [Buffer.alloc(24, 1), Buffer.alloc(24, 2)]
const secretOf = (key: Buffer) => `whsec_${key.toString('base64')}`
const siteUrl = 'https://www.helmwright.example'
const servers: Server[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const fields = {
  name: "Marta O'Neil 李",
  email: 'marta@xn--mller-kva.example',
  company: 'Keller 🚢 AG',
  requestDetails: 'Line one\nשלום',
  brief: `Team cost (Sample)
- Price range: €4,900–6,800 per month for 6 months
${siteUrl}/my-brief?cost=role%3Dqa-engineers`,
}

function delivery(subject?: Delivery['subject']): Delivery {
  return {
    id: 'delivery-1',
    channel: 'webhook',
    attempts: 1,
    claims: 1,
    queuedAt: Date.UTC(2026, 10, 21),
    subject: subject ?? {
      event: 'request.created',
      requestId: '3f2a91bc-0000-4000-8000-000000000000',
      kind: 'contact',
      payload: fields,
      createdAt: Date.UTC(2026, 10, 21),
    },
  }
}

type Received = { headers: Record<string, string>; body: string }

/** A receiver on a free port that answers as it is told. */
async function receiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      answer(response, request)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  return { received, url }
}

function channel(url: string, secrets: readonly Buffer[] = keys.slice(0, 1), now = Date.now) {
  return webhookChannel({ siteUrl, secret: 's'.repeat(32), webhook: { url, secrets } }, now)!
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end()

test('without an address there is no channel', () => {
  const options = { siteUrl, secret: 's', webhook: undefined }
  expect(webhookChannel(options, Date.now)).toBeUndefined()
})

test('fault 33: a request arrives byte for byte, under the id of its delivery', async () => {
  const { received, url } = await receiver(status(204))
  expect(await channel(url).send(delivery())).toEqual({ kind: 'delivered' })
  const [{ headers, body }] = received as [Received]
  expect(headers['webhook-id']).toBe('delivery-1')
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toEqual({
    type: 'request.created',
    timestamp: '2026-11-21T00:00:00.000Z',
    data: {
      id: '3f2a91bc-0000-4000-8000-000000000000',
      number: '3F2A-91BC',
      kind: 'contact',
      received: '2026-11-21T00:00:00.000Z',
      fields,
    },
  })
})

describe('fault 20: the signature', () => {
  async function sent(secrets: Buffer[], now?: () => number) {
    const { received, url } = await receiver(status(200))
    await channel(url, secrets, now).send(delivery())
    return received[0]!
  }

  test('verifies with the key, and with either one while one replaces the other', async () => {
    const one = await sent(keys.slice(0, 1))
    expect(new Webhook(secretOf(keys[0]!)).verify(one.body, one.headers)).toMatchObject({
      type: 'request.created',
    })
    // By hand as well, so that the package does not vouch for itself (https://www.standardwebhooks.com).
    const { 'webhook-id': id, 'webhook-timestamp': time } = one.headers
    const mac = createHmac('sha256', keys[0]!).update(`${id}.${time}.${one.body}`)
    expect(one.headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`)
    const both = await sent(keys)
    for (const key of keys) {
      expect(() => new Webhook(secretOf(key)).verify(both.body, both.headers)).not.toThrow()
    }
  })

  test('fails with another key, another body and a stale time', async () => {
    const { body, headers } = await sent(keys.slice(0, 1))
    const verify = (key: Buffer, text: string) => new Webhook(secretOf(key)).verify(text, headers)
    expect(() => verify(keys[1]!, body)).toThrow('No matching signature')
    expect(() => verify(keys[0]!, `${body} `)).toThrow('No matching signature')
    const old = await sent(keys.slice(0, 1), () => Date.now() - 10 * 60_000)
    expect(() => new Webhook(secretOf(keys[0]!)).verify(old.body, old.headers)).toThrow('too old')
  })
})

describe('fault 13: a receiver', () => {
  test.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [400, 'retry'],
    [404, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
    [410, 'park'],
  ])('that answers %i: %s', async (code, kind) => {
    const { url } = await receiver(status(code))
    const expected = kind === 'delivered' ? { kind } : { kind, code: String(code) }
    expect(await channel(url).send(delivery())).toEqual(expected)
  })

  test.each([301, 302, 307, 308])('that redirects with %i is not followed', async (code) => {
    const elsewhere = await receiver(status(200))
    const { url } = await receiver(status(code, { Location: elsewhere.url }))
    expect(await channel(url).send(delivery())).toEqual({ kind: 'retry', code: String(code) })
    expect(elsewhere.received).toEqual([])
  })

  test.each([
    ['in seconds', '120', 120_000],
    ['as a date', 'Sat, 21 Nov 2026 00:02:00 GMT', 120_000],
    ['in the past', 'Fri, 20 Nov 2026 00:00:00 GMT', undefined],
    ['as nonsense', 'soon', undefined],
  ])('that asks to wait %s is heard', async (_, value, after) => {
    const { url } = await receiver(status(429, { 'Retry-After': value }))
    const outcome = await channel(url, keys, () => Date.UTC(2026, 10, 21)).send(delivery())
    expect(outcome).toEqual({ kind: 'retry', code: '429', ...(after ? { after } : {}) })
  })

  test('that breaks the connection, or is not there, is tried again', async () => {
    const { url } = await receiver((_response, request) => request.socket.resetAndDestroy())
    expect(await channel(url).send(delivery())).toMatchObject({ kind: 'retry' })
    const absent = await receiver(status(200))
    await new Promise((resolve) => servers.pop()!.close(resolve))
    expect(await channel(absent.url).send(delivery())).toEqual({
      kind: 'retry',
      code: 'ECONNREFUSED',
    })
  })

  test('that never answers is given up after ten seconds', async () => {
    const abort = vi.spyOn(AbortSignal, 'timeout')
    abort.mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')))
    const { url } = await receiver(() => undefined)
    expect(await channel(url).send(delivery())).toEqual({ kind: 'retry', code: 'ETIMEDOUT' })
    expect(abort).toHaveBeenCalledWith(10_000)
    abort.mockRestore()
  })
})

describe('other events', () => {
  const subscriber = {
    subscriberId: 'reader-1',
    subscription: { email: 'reader@example.org', pathname: '/en-XA/blog' },
  }
  async function data(subject: Delivery['subject']) {
    const { received, url } = await receiver(status(200))
    await channel(url).send(delivery(subject))
    return JSON.parse(received[0]!.body).data as Record<string, string>
  }

  test('carry the links that a receiver needs', async () => {
    const asked = await data({ event: 'subscription.requested', ...subscriber })
    expect(asked).toMatchObject({ id: 'reader-1', email: 'reader@example.org' })
    expect(asked.confirm).toMatch(/^https:.+\/en-XA\/newsletter\/confirm\?token=reader-1\./)
    const confirmed = await data({ event: 'subscription.confirmed', ...subscriber })
    expect(confirmed.unsubscribe).toMatch(/\/en-XA\/newsletter\/unsubscribe\?token=reader-1\./)
    expect(confirmed.confirm).toBeUndefined()
    const ended = await data({ event: 'subscription.ended', ...subscriber })
    expect([ended.confirm, ended.unsubscribe]).toEqual([undefined, undefined])
  })

  test('about erasure and trouble hold nothing of a visitor', async () => {
    const requestId = '3f2a91bc-0000-4000-8000-000000000000'
    expect(await data({ event: 'request.erased', requestId })).toEqual({
      id: requestId,
      number: '3F2A-91BC',
    })
    expect(
      await data({ event: 'delivery.parked', channel: 'mail', code: '550', parked: 2 }),
    ).toEqual({ channel: 'mail', code: '550', parked: 2 })
    const requests = [{ requestId, kind: 'contact', createdAt: Date.UTC(2026, 10, 20, 13, 30) }]
    expect(await data({ event: 'quarantine.waiting', waiting: 1, requests })).toEqual({
      waiting: 1,
      requests: [
        {
          id: requestId,
          number: '3F2A-91BC',
          kind: 'contact',
          received: '2026-11-20T13:30:00.000Z',
          answerBy: '2026-11-23T13:30:00.000Z',
        },
      ],
    })
    expect(await data({ event: 'delivery.recovered', channel: 'mail' })).toEqual({
      channel: 'mail',
    })
  })
})
