import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachStore } from '../../tests/support/each-store.ts'
import { createStore } from './create-store.ts'
import type { ChannelName } from './delivery-events.ts'
import type { Delivery, NewRequest, RequestStore } from './request-store.ts'

const minute = 60_000
const hour = 60 * minute
const lease = minute

/** What every store must do, whatever database is behind it. */
onEachStore((openDatabase) => {
  let time: number
  let store: RequestStore
  let count = 0

  const open = async (channels: readonly ChannelName[]) =>
    createStore(await openDatabase(() => time), channels)

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 21, 12)
    store = await open(['mail'])
  })
  afterEach(() => store.close())

  function newRequest(change: Partial<NewRequest> = {}): NewRequest {
    count += 1
    return {
      id: `request-${count}`,
      tokenHash: `token-${count}`,
      kind: 'contact',
      payload: { name: "O'Neil 李 שלום 🚢", email: 'marta@keller.example', pathname: '/' },
      emailNorm: 'marta@keller.example',
      idempotencyKey: `key-${count}`,
      bodyHash: 'words',
      contentHash: null,
      quarantined: false,
      ...change,
    }
  }
  const any = { otherThan: [] }
  const claim = () => store.claim(100, lease, any)
  const ids = (deliveries: Delivery[]) => deliveries.map(({ id }) => id).sort()

  /** The store with both channels open. */
  async function openBoth() {
    await store.close()
    store = await open(['mail', 'webhook'])
  }
  const kindOf = async (saved: ReturnType<RequestStore['saveRequest']>) => (await saved).kind

  test('hands a request out byte for byte, once per channel', async () => {
    await openBoth()
    const request = newRequest()
    const outcome = await store.saveRequest(request)
    expect(outcome).toEqual({ kind: 'stored', id: request.id })
    const deliveries = await claim()
    expect(deliveries.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook'])
    for (const { subject, attempts, claims } of deliveries) {
      expect(subject).toEqual({
        event: 'request.created',
        requestId: request.id,
        kind: 'contact',
        payload: request.payload,
        createdAt: time,
      })
      expect([attempts, claims]).toEqual([1, 1])
    }
  })

  test('fault 8: keeps one request for a repeated key, and refuses the key for other words', async () => {
    const request = newRequest()
    await store.saveRequest(request)
    const again = { ...request, id: 'again', tokenHash: 'again' }
    expect(await store.saveRequest(again)).toEqual({ kind: 'repeated', id: request.id })
    expect(await kindOf(store.saveRequest({ ...again, bodyHash: 'other' }))).toBe('key-reused')
    expect(await claim()).toHaveLength(1)
  })

  test('fault 10: takes the same content for the same request for an hour, across two clock hours', async () => {
    const contentHash = 'same words'
    const save = () => store.saveRequest(newRequest({ contentHash }))
    const first = await save()
    expect(first.kind).toBe('stored')
    time += hour - 1
    expect(await save()).toEqual({ ...first, kind: 'repeated' })
    time += 1
    expect(await kindOf(save())).toBe('stored')
  })

  test('fault 7: saves two hundred equal requests at once as one', async () => {
    await openBoth()
    const request = newRequest()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        store.saveRequest({ ...request, id: `id-${at}`, tokenHash: `token-of-${at}` }),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify({ ...outcome, kind: '' }))).size).toBe(
      1,
    )
    expect(await claim()).toHaveLength(2)
  })

  test('keeps a quarantined request, and delivers nothing of it but the news that it waits', async () => {
    await openBoth()
    const request = newRequest({ quarantined: true })
    expect(await kindOf(store.saveRequest(request))).toBe('stored')
    expect(await kindOf(store.saveRequest(request))).toBe('repeated')
    const told = await claim()
    expect(told.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook'])
    const { id: requestId, kind } = request
    for (const { subject } of told) {
      expect(subject).toEqual({
        event: 'quarantine.waiting',
        waiting: 1,
        requests: [{ requestId, kind, createdAt: time }],
      })
    }
    expect(await store.backlog()).toMatchObject({ quarantined: 1, pending: 0 })
  })

  /** What the team is told of quarantine, as a list of the ids in each notice. */
  async function quarantineNotices() {
    const deliveries = await claim()
    for (const delivery of deliveries) await store.markSent(delivery)
    return deliveries
      .map(({ subject }) => subject)
      .filter((subject) => subject.event === 'quarantine.waiting')
      .map(({ waiting, requests }) => [waiting, ...requests.map(({ requestId }) => requestId)])
  }

  async function quarantine() {
    const request = newRequest({ quarantined: true })
    await store.saveRequest(request)
    return request.id
  }

  test('tells of quarantined requests at once, then of the next ones within the hour, none left out', async () => {
    const first = await quarantine()
    expect(await quarantineNotices()).toEqual([[1, first]])
    time += minute
    const second = await quarantine()
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([])
    time += hour - 2 * minute
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([])
    time += minute
    await store.alertQuarantine()
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([[2, first, second]])
    time += hour
    const third = await quarantine()
    expect(await quarantineNotices()).toEqual([[3, first, second, third]])
  })

  test('lists daily what is in quarantine until somebody has looked at it', async () => {
    const first = await quarantine()
    await quarantineNotices()
    time += 24 * hour - 1
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([])
    time += 1
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([[1, first]])
    await store.eraseRequest(first)
    time += 24 * hour
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([])
  })

  test('counts all that wait in quarantine, and names the fifty that were promised an answer first', async () => {
    const saved = []
    for (let at = 0; at < 52; at += 1) {
      saved.push(await quarantine())
      time += 1
    }
    await quarantineNotices()
    time += 24 * hour
    await store.alertQuarantine()
    expect(await quarantineNotices()).toEqual([[52, ...saved.slice(0, 50)]])
  })

  test('tells of quarantine once when instances save at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => quarantine()))
    expect(await quarantineNotices()).toHaveLength(1)
  })

  test('gives a reader’s address that refuses up: no alert, no other try, and few more mails', async () => {
    await openBoth()
    const subscription = { email: 'reader@example.org', pathname: '/' }
    async function bounce() {
      await store.subscribe(subscription)
      const mails = await claim()
      for (const mail of mails) expect(await store.markBounced(mail, '550')).toBe(true)
      return mails.length
    }
    expect(await bounce()).toBe(1)
    time += hour
    expect(await bounce()).toBe(0)
    time += 23 * hour
    expect(await bounce()).toBe(1)
    time += 24 * hour
    expect(await bounce()).toBe(1)
    for (let day = 0; day < 28; day += 1) {
      expect(await bounce()).toBe(0)
      time += 24 * hour
    }
    expect(await bounce()).toBe(1)
    expect(await store.backlog()).toMatchObject({ parked: 0, bounced: 4, pending: 0 })
  })

  test('alerts the other channel when the way to a reader is broken', async () => {
    await openBoth()
    await store.subscribe({ email: 'reader@example.org', pathname: '/' })
    const [confirmation] = await claim()
    await store.markParked(confirmation!, '535')
    const [alert] = await claim()
    expect(alert).toMatchObject({
      channel: 'webhook',
      subject: { event: 'delivery.parked', channel: 'mail', code: '535', parked: 1 },
    })
  })

  test('shows a request to whoever has its token, until it is erased', async () => {
    const request = newRequest()
    await store.saveRequest(request)
    expect(await store.findReceipt(request.tokenHash)).toEqual({
      id: request.id,
      payload: request.payload,
      createdAt: time,
    })
    expect(await store.findReceipt('another')).toBeUndefined()
    await claim()
    expect(await store.eraseRequest(request.id)).toBe(true)
    expect(await store.findReceipt(request.tokenHash)).toBeUndefined()
    expect(await store.eraseRequest(request.id)).toBe(false)
  })

  test('tells every channel of an erased request, and nothing but its id', async () => {
    await openBoth()
    const request = newRequest()
    await store.saveRequest(request)
    const before = await claim()
    await store.eraseRequest(request.id)
    expect(await store.markSent(before[0]!)).toBe(false)
    time += lease
    const told = await claim()
    expect(told.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook'])
    for (const { subject } of told) {
      expect(subject).toEqual({ event: 'request.erased', requestId: request.id })
    }
    expect(await store.goneDeliveries([...ids(before), ...ids(told)])).toEqual(ids(before))
  })

  test('fault 14: gives a worker the rows of its channel only', async () => {
    await openBoth()
    await store.saveRequest(newRequest())
    expect(await store.claim(8, lease, { otherThan: ['mail', 'webhook'] })).toEqual([])
    const mails = await store.claim(8, lease, { channel: 'mail' })
    expect(mails.map(({ channel }) => channel)).toEqual(['mail'])
    const others = await store.claim(8, lease, { otherThan: ['mail'] })
    expect(others.map(({ channel }) => channel)).toEqual(['webhook'])
  })

  test('fault 16: gives 2,000 rows to four workers, each row to one of them', async () => {
    for (let at = 0; at < 2000; at += 100) {
      await Promise.all(Array.from({ length: 100 }, () => store.saveRequest(newRequest())))
    }
    const taken: string[] = []
    async function work() {
      for (;;) {
        const deliveries = await store.claim(8, lease, any)
        if (deliveries.length === 0) return
        taken.push(...ids(deliveries))
      }
    }
    await Promise.all([work(), work(), work(), work()])
    expect(taken).toHaveLength(2000)
    expect(new Set(taken).size).toBe(2000)
  })

  test('fault 16: gives each row to one worker only, and again when its lease has run out', async () => {
    for (let at = 0; at < 20; at += 1) await store.saveRequest(newRequest())
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim(8, lease, any)))
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(20)
    expect(claims.flat()).toHaveLength(20)
    expect(await claim()).toEqual([])
    time += lease
    const again = await claim()
    expect(ids(again)).toEqual(ids(claims.flat()))
    expect(again.every(({ attempts, claims: fence }) => attempts === 2 && fence === 2)).toBe(true)
  })

  test('fault 16: does not let a worker that overslept its lease overwrite the next one', async () => {
    await store.saveRequest(newRequest())
    const [slow] = await claim()
    time += lease
    const [quick] = await claim()
    expect(await store.markSent(quick!)).toBe(true)
    expect(await store.markRetry(slow!, 0, '451')).toBe(false)
    expect(await store.markParked(slow!, '550')).toBe(false)
    time += 10 * hour
    expect(await claim()).toEqual([])
  })

  test('gives a row that failed out again when it is due, with the same id', async () => {
    await store.saveRequest(newRequest())
    const [first] = await claim()
    expect(await store.markRetry(first!, minute, '451')).toBe(true)
    time += minute - 1
    expect(await claim()).toEqual([])
    time += 1
    expect(ids(await claim())).toEqual([first!.id])
  })

  test('never gives a sent or a parked row out again', async () => {
    await store.saveRequest(newRequest())
    await store.saveRequest(newRequest())
    const [one, two] = await claim()
    await store.markSent(one!)
    await store.markParked(two!, '550')
    time += 1000 * hour
    expect(await claim()).toEqual([])
  })

  test('fault 17: lets nothing wait the extra day when the clock went back', async () => {
    await store.saveRequest(newRequest())
    time -= 24 * hour
    const [delivery] = await claim()
    expect(delivery).toBeDefined()
    await store.markRetry(delivery!, 5000, '451')
    time -= 24 * hour
    expect(await claim()).toHaveLength(1)
  })

  test('fault 17: lets no lease outlast its time when the clock goes back under it', async () => {
    await store.saveRequest(newRequest())
    const [lost] = await claim()
    time -= 24 * hour
    expect(ids(await claim())).toEqual([lost!.id])
  })

  test('fault 18: tells the other channel of what is parked, once a day, and of the end', async () => {
    await openBoth()
    /** Parks the mail of a new request; gives what the webhook is told beside the request. */
    async function parkMail() {
      await store.saveRequest(newRequest())
      const deliveries = await claim()
      for (const delivery of deliveries) {
        if (delivery.channel === 'mail') await store.markParked(delivery, '550')
        else await store.markSent(delivery)
      }
      return alerts()
    }
    async function alerts() {
      const deliveries = await claim()
      for (const delivery of deliveries) await store.markSent(delivery)
      return deliveries.map(({ channel, subject }) => ({ to: channel, ...subject }))
    }
    const alert = { to: 'webhook', event: 'delivery.parked', channel: 'mail', code: '550' }
    expect(await parkMail()).toEqual([{ ...alert, parked: 1 }])
    expect(await parkMail()).toEqual([])
    time += 24 * hour
    expect(await parkMail()).toEqual([{ ...alert, parked: 3 }])
    await store.saveRequest(newRequest())
    expect(await alerts()).toHaveLength(2)
    expect(await alerts()).toEqual([
      { to: 'webhook', event: 'delivery.recovered', channel: 'mail' },
    ])
    expect(await parkMail()).toEqual([{ ...alert, parked: 4 }])
    expect(await store.backlog()).toMatchObject({ parked: 4, pending: 0 })
  })

  test('takes no mail to a reader for a sign that the team’s mailbox is mended', async () => {
    await openBoth()
    await store.saveRequest(newRequest())
    for (const delivery of await claim()) {
      if (delivery.channel === 'mail') await store.markParked(delivery, '550')
      else await store.markSent(delivery)
    }
    const [alert] = await claim()
    await store.markSent(alert!)
    await store.subscribe({ email: 'reader@example.org', pathname: '/' })
    const [confirmation] = await claim()
    await store.markSent(confirmation!)
    expect(await claim()).toEqual([])
  })

  test('lets no erasure arrive before the request that another instance is sending', async () => {
    const request = newRequest()
    await store.saveRequest(request)
    await store.claim(1, minute, any)
    await store.eraseRequest(request.id)
    expect(await claim()).toEqual([])
    time += minute
    const [told] = await claim()
    expect(told!.subject).toEqual({ event: 'request.erased', requestId: request.id })
  })

  test('forgets presses, and notices that were sent, after their time', async () => {
    const request = newRequest()
    await store.saveRequest(request)
    await store.eraseRequest(request.id)
    const [notice] = await claim()
    await store.markSent(notice!)
    await store.countClick({ event: 'click_button', block_title: 'Services', topic: 'Mobile' })
    const age = { requestDays: 730, quarantineDays: 30, unconfirmedDays: 30 }
    await store.deleteExpired(age)
    expect(await store.goneDeliveries([notice!.id])).toEqual([])
    time += 731 * 24 * hour
    await store.deleteExpired(age)
    expect(await store.goneDeliveries([notice!.id])).toEqual([notice!.id])
  })

  test('brings what waits for a channel into the next minutes when it works again', async () => {
    for (let at = 0; at < 20; at += 1) await store.saveRequest(newRequest())
    for (const delivery of await claim()) await store.markRetry(delivery, 20 * hour, '451')
    await store.saveRequest(newRequest())
    await store.spreadRetries('webhook')
    expect(await claim()).toHaveLength(1)
    await store.spreadRetries('mail')
    time += 5 * minute
    const half = (await claim()).length
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(20)
    time += 5 * minute
    expect(
      half + (await claim()).filter(({ attempts }) => attempts === 2).length,
    ).toBeGreaterThanOrEqual(20)
  })

  test('leaves a receiver that counts the pace it asked for', async () => {
    await store.saveRequest(newRequest())
    for (const delivery of await claim()) await store.markRetry(delivery, hour, '429')
    await store.spreadRetries('mail')
    time += 10 * minute
    expect(await claim()).toEqual([])
    time += 50 * minute
    expect(await claim()).toHaveLength(1)
  })

  test('says how long the oldest delivery waits', async () => {
    expect(await store.backlog()).toEqual({
      pending: 0,
      sending: 0,
      parked: 0,
      bounced: 0,
      quarantined: 0,
      oldestWaiting: 0,
    })
    await store.saveRequest(newRequest())
    time += hour
    await store.saveRequest(newRequest())
    expect(await store.backlog()).toMatchObject({ pending: 2, oldestWaiting: hour })
  })

  test('tells the webhook, and nobody else, who confirmed and who left', async () => {
    await openBoth()
    const subscription = { email: 'reader@example.org', pathname: '/' }
    await store.subscribe(subscription)
    const [asked] = await claim()
    expect(asked!.channel).toBe('mail')
    await store.markSent(asked!)
    const { subscriberId } = asked!.subject as { subscriberId: string }
    for (const [move, event] of [
      [() => store.confirmSubscriber(subscriberId, time), 'subscription.confirmed'],
      [() => store.unsubscribe(subscriberId), 'subscription.ended'],
    ] as const) {
      expect([await move(), await move()]).toEqual([true, true])
      const [told, ...others] = await claim()
      expect(others).toEqual([])
      expect(told).toMatchObject({
        channel: 'webhook',
        subject: { event, subscriberId, subscription },
      })
      await store.markSent(told!)
    }
  })

  test('queues one confirmation mail in 15 minutes and three in a day', async () => {
    const subscribe = () => store.subscribe({ email: 'reader@EXAMPLE.org', pathname: '/' })
    const mails = async () => (await claim()).length
    await subscribe()
    await subscribe()
    expect(await mails()).toBe(1)
    time += 15 * minute
    await subscribe()
    time += 15 * minute
    await subscribe()
    time += 15 * minute
    await subscribe()
    await Promise.all((await claim()).map((delivery) => store.markSent(delivery)))
    time += 24 * hour
    await subscribe()
    expect(await mails()).toBe(1)
  })

  test('takes an address in other capitals for the same subscriber', async () => {
    await store.subscribe({ email: 'Ada.Reader@example.org', pathname: '/' })
    await store.subscribe({ email: 'ada.reader@EXAMPLE.org', pathname: '/' })
    expect(await claim()).toHaveLength(1)
  })

  test('sends no mail to a confirmed reader, and asks an unsubscribed one again', async () => {
    const subscription = { email: 'reader@example.org', pathname: '/en-XA' }
    await store.subscribe(subscription)
    const [delivery] = await claim()
    expect(delivery!.subject).toMatchObject({ event: 'subscription.requested', subscription })
    const { subscriberId } = delivery!.subject as { subscriberId: string }
    await store.markSent(delivery!)
    expect(await store.confirmSubscriber(subscriberId, time)).toBe(true)
    time += 48 * hour
    await store.subscribe(subscription)
    expect(await claim()).toEqual([])
    expect(await store.unsubscribe(subscriberId)).toBe(true)
    await store.subscribe(subscription)
    expect(await claim()).toHaveLength(1)
    expect(await store.confirmSubscriber('nobody', time)).toBe(false)
  })

  test('lets no link from before an unsubscription subscribe again, and a later one does', async () => {
    await store.subscribe({ email: 'reader@example.org', pathname: '/' })
    const [delivery] = await claim()
    const { subscriberId } = delivery!.subject as { subscriberId: string }
    const oldLink = time
    expect(await store.confirmSubscriber(subscriberId, oldLink)).toBe(true)
    time += minute
    await store.unsubscribe(subscriberId)
    expect(await store.confirmSubscriber(subscriberId, oldLink)).toBe(false)
    time += minute
    expect(await store.confirmSubscriber(subscriberId, time)).toBe(true)
    expect(await store.confirmSubscriber(subscriberId, oldLink)).toBe(true)
  })

  test('deletes requests after their time, quarantined ones sooner', async () => {
    await store.saveRequest(newRequest())
    await store.saveRequest(newRequest({ quarantined: true }))
    const age = { requestDays: 730, quarantineDays: 30, unconfirmedDays: 30 }
    const day = 24 * hour
    time += 30 * day
    expect(await store.deleteExpired(age)).toBe(0)
    time += 1
    expect(await store.deleteExpired(age)).toBe(1)
    time += 700 * day
    expect(await store.deleteExpired(age)).toBe(1)
    expect((await claim()).map(({ subject }) => subject.event)).toEqual(['quarantine.waiting'])
  })

  test('deletes addresses that nobody confirmed, but not while a newer mail waits for it', async () => {
    const signUp = (email: string) => store.subscribe({ email, pathname: '/' })
    const day = 24 * hour
    const deleted = () =>
      store.deleteExpired({ requestDays: 730, quarantineDays: 30, unconfirmedDays: 30 })
    await signUp('confirmed@acme.example')
    const [delivery] = await claim()
    const { subscriberId } = delivery!.subject as { subscriberId: string }
    await store.confirmSubscriber(subscriberId, time)
    await signUp('never@acme.example')
    await signUp('again@acme.example')
    time += 29 * day
    await signUp('again@acme.example')
    time += day
    expect(await deleted()).toBe(0)
    time += 1
    expect(await deleted()).toBe(1)
    time += 29 * day
    expect(await deleted()).toBe(1)
    expect(await store.unsubscribe(subscriberId)).toBe(true)
  })

  test('says that it can write, and rejects everything once it is closed', async () => {
    await store.probe()
    await store.probe()
    const other = await open(['mail'])
    await other.close()
    await expect(other.probe()).rejects.toThrow()
    await expect(other.saveRequest(newRequest())).rejects.toThrow()
  })
})
