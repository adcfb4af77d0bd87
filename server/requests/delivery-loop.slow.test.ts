import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onEachStore } from '../../tests/support/each-store.ts'
import { createStore } from './create-store.ts'
import { type Channel, type SendOutcome, deliverNext, startDeliveryLoop } from './delivery-loop.ts'
import type { Delivery, RequestStore } from './request-store.ts'

/** A busy machine makes a test slow, not wrong. */
const patience = { timeout: 30_000 }

const minute = 60_000
const hour = 60 * minute
const delivered: SendOutcome = { kind: 'delivered' }

onEachStore((openDatabase) => {
  let time: number
  let store: RequestStore
  let count = 0
  let sent: Delivery[]
  let answer: (delivery: Delivery) => SendOutcome | Promise<SendOutcome>
  let log: ReturnType<typeof fakeLog>

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 21)
    sent = []
    answer = () => delivered
    log = fakeLog()
    store = createStore(await openDatabase(() => time), ['mail', 'webhook'])
  })
  afterEach(() => store.close())

  type Line = (about: object, message?: string) => void

  function fakeLog() {
    return { info: vi.fn<Line>(), error: vi.fn<Line>() }
  }

  const mails = { channel: 'mail' }
  const channel: Channel = {
    name: 'mail',
    send: async (delivery) => {
      sent.push(delivery)
      return answer(delivery)
    },
  }

  function options(random = 0) {
    return { store, channels: [channel], log, random: () => random }
  }

  function save() {
    count += 1
    return store.saveRequest({
      id: `request-${count}`,
      tokenHash: `token-${count}`,
      kind: 'contact',
      payload: { name: 'Marta Keller', email: 'marta@keller.example' },
      emailNorm: 'marta@keller.example',
      idempotencyKey: `key-${count}`,
      bodyHash: 'words',
      contentHash: null,
      quarantined: false,
    })
  }

  /** Sends everything that is due. */
  async function deliverAll(...given: Parameters<typeof deliverNext>) {
    while (await deliverNext(...given));
  }

  /** Lets the given time pass in steps, looking for due rows at each of them. */
  async function pass(duration: number, step: number) {
    for (const end = time + duration; time < end; time += step) await deliverAll(options(), mails)
  }

  test('a request is delivered at once and once', async () => {
    await save()
    await deliverAll(options(), mails)
    await pass(hour, minute)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.subject).toMatchObject({ payload: { name: 'Marta Keller' } })
  })

  test('fault 11: an outage of 72 hours ends with every request delivered under its first id', async () => {
    answer = () => ({ kind: 'retry', code: 'ECONNREFUSED' })
    for (let at = 0; at < 5; at += 1) await save()
    await pass(72 * hour, 10 * minute)
    const before = new Set(sent.map(({ id }) => id))
    expect(before.size).toBe(5)
    answer = () => delivered
    sent = []
    await pass(30 * hour, 10 * minute)
    expect(sent).toHaveLength(5)
    expect(new Set(sent.map(({ id }) => id))).toEqual(before)
  })

  test('fault 18: ten failed attempts park a delivery, which is logged as an error and never lost', async () => {
    answer = () => ({ kind: 'retry', code: '451' })
    await save()
    await pass(100 * hour, minute)
    expect(sent).toHaveLength(10)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.error.mock.calls[0]![0]).toMatchObject({
      channel: 'mail',
      attempts: 10,
      code: '451',
    })
  })

  test('a channel that fails before it sends parks by the same schedule', async () => {
    answer = () => {
      throw Object.assign(new Error('x'), { code: 'ERR_INVALID_URL' })
    }
    await save()
    await pass(100 * hour, minute)
    expect(sent).toHaveLength(10)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.error.mock.calls[0]![0]).toMatchObject({
      event: 'delivery-parked',
      attempts: 10,
      code: 'ERR_INVALID_URL',
    })
  })

  test('a final refusal parks at once', async () => {
    answer = () => ({ kind: 'park', code: '550' })
    await save()
    await pass(hour, minute)
    expect(sent).toHaveLength(1)
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['at once', { kind: 'bounce', code: '550' }, 1],
    ['for days', { kind: 'retry', code: '452', byReader: true }, 10],
  ] as const)(
    'an address of a reader that refuses %s is given up without an error',
    async (_, outcome, attempts) => {
      answer = () => outcome
      await store.subscribe({ email: 'reader@example.org', pathname: '/' })
      await pass(100 * hour, minute)
      expect(sent).toHaveLength(attempts)
      expect(log.error).not.toHaveBeenCalled()
      expect(await store.backlog()).toMatchObject({ pending: 0, parked: 0, bounced: 1 })
    },
  )

  test('fault 15: a server that died between sending and noting it sends the same id again', async () => {
    await save()
    const [lost] = await store.claim(8, minute, mails)
    time += minute
    await deliverAll(options(), mails)
    expect(sent.map(({ id }) => id)).toEqual([lost!.id])
  })

  test('a request for an unknown channel waits for it', async () => {
    await save()
    await deliverAll({ ...options(), channels: [] }, mails)
    expect(log.info.mock.calls[0]![0]).toMatchObject({ code: 'no-channel' })
    time += minute
    await deliverAll(options(), mails)
    expect(sent).toHaveLength(1)
  })

  test('the first success of a channel after a failure brings forward what waits, also a new request’s', async () => {
    const spread = vi.spyOn(store, 'spreadRetries')
    const failingChannels = new Set<string>()
    const round = () => deliverAll({ ...options(), failingChannels }, mails)
    answer = () => ({ kind: 'retry', code: '451' })
    await save()
    await round()
    answer = () => delivered
    await save()
    await round()
    await save()
    await round()
    expect(spread.mock.calls).toEqual([['mail']])
  })

  test('what waits and could not be brought forward comes with the next success, and no delivery is told as lost', async () => {
    const spread = vi.spyOn(store, 'spreadRetries').mockRejectedValueOnce(new Error('x'))
    const failingChannels = new Set(['mail'])
    const round = () => deliverAll({ ...options(), failingChannels }, mails)
    await save()
    await expect(round()).rejects.toThrow('x')
    expect(log.error).not.toHaveBeenCalled()
    await save()
    await round()
    expect(spread).toHaveBeenCalledTimes(2)
  })

  test('logs hold no word of the visitor', async () => {
    answer = ({ attempts }) => (attempts > 1 ? delivered : { kind: 'retry', code: '450' })
    await save()
    await pass(hour, minute)
    const logged = JSON.stringify([log.info.mock.calls, log.error.mock.calls])
    expect(logged).toContain('450')
    expect(logged).not.toMatch(/marta|keller/i)
  })

  test('the loop sends what it finds at its start, what it is woken for, and what comes due', async () => {
    // The store waits for a real turn of the event loop.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await save()
    const loop = startDeliveryLoop(options())
    await vi.waitFor(() => expect(sent).toHaveLength(1), patience)
    await save()
    loop.wake()
    await vi.waitFor(() => expect(sent).toHaveLength(2), patience)
    await save()
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(sent).toHaveLength(3), patience)
    await loop.stop()
    vi.useRealTimers()
  })

  test('many waiting requests go out without a pause between them', async () => {
    for (let at = 0; at < 30; at += 1) await save()
    const loop = startDeliveryLoop(options())
    await vi.waitFor(() => expect(sent).toHaveLength(30), patience)
    await loop.stop()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30)
  })

  test('stopping waits for the send under way and starts no other', async () => {
    let finish = () => {}
    answer = () => new Promise((resolve) => (finish = () => resolve(delivered)))
    await save()
    const loop = startDeliveryLoop(options())
    await vi.waitFor(() => expect(sent).toHaveLength(1), patience)
    await save()
    const stopped = loop.stop()
    loop.wake()
    finish()
    await stopped
    expect(sent).toHaveLength(1)
    expect(await store.claim(8, minute, mails)).toHaveLength(1)
  })

  test('a store that cannot be read is logged, and the loop goes on', async () => {
    // The store waits for a real turn of the event loop.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const failing = vi.fn(() =>
      Promise.reject(Object.assign(new Error('x'), { code: 'SQLITE_FULL' })),
    )
    const loop = startDeliveryLoop({ ...options(), store: { ...store, claim: failing } })
    await vi.advanceTimersByTimeAsync(2500)
    await loop.stop()
    vi.useRealTimers()
    expect(failing.mock.calls.length).toBeGreaterThanOrEqual(3)
    expect(log.error.mock.calls[0]![0]).toEqual({ event: 'outbox-not-read', code: 'SQLITE_FULL' })
  })

  test('an outcome that cannot be recorded is logged as such, and the delivery is sent again', async () => {
    await save()
    const markSent = () => Promise.reject(Object.assign(new Error('x'), { code: 'SQLITE_FULL' }))
    await deliverAll({ ...options(), store: { ...store, markSent } }, mails)
    expect(log.error.mock.calls.map(([line]) => line)).toEqual([
      {
        event: 'outbox-not-written',
        delivery: sent[0]!.id,
        channel: 'mail',
        about: 'request.created',
        attempts: 1,
        code: 'SQLITE_FULL',
      },
    ])
    time += minute
    await deliverAll(options(), mails)
    expect(sent.map(({ id, attempts }) => ({ id, attempts }))).toEqual([
      { id: sent[0]!.id, attempts: 1 },
      { id: sent[0]!.id, attempts: 2 },
    ])
    expect((await store.backlog()).sending).toBe(0)
  })
})
