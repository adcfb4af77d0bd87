import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery, NewRequest, RequestStore } from './request-store.ts'

const minute = 60_000
const hour = 60 * minute
const lease = minute

/** Opens an empty store whose clock is the given one. */
export type OpenStore = (now: () => number) => Promise<RequestStore>

/** What every store must do, whatever database is behind it. */
export function storeSuite(name: string, open: OpenStore): void {
  describe(`the ${name} store`, () => {
    let time: number
    let store: RequestStore
    let count = 0

    beforeEach(async () => {
      time = Date.UTC(2026, 10, 21, 12)
      store = await open(() => time)
    })
    afterEach(() => store.close())

    function newRequest(change: Partial<NewRequest> = {}): NewRequest {
      count += 1
      return {
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
    const claim = () => store.claim(100, lease)
    const ids = (deliveries: Delivery[]) => deliveries.map(({ id }) => id).sort()

    test('hands a request out byte for byte, once per channel', async () => {
      const request = newRequest()
      expect(await store.saveRequest(request, ['mail', 'other'])).toBe('stored')
      const deliveries = await claim()
      expect(deliveries.map(({ channel }) => channel).sort()).toEqual(['mail', 'other'])
      for (const { subject, attempts, claims } of deliveries) {
        expect(subject).toMatchObject({
          event: 'request.created',
          payload: request.payload,
          createdAt: time,
        })
        expect([attempts, claims]).toEqual([1, 1])
      }
    })

    test('keeps one request for a repeated key, and refuses the key for other words', async () => {
      const request = newRequest()
      await store.saveRequest(request, ['mail'])
      expect(await store.saveRequest(request, ['mail'])).toBe('repeated')
      expect(await store.saveRequest({ ...request, bodyHash: 'other' }, ['mail'])).toBe(
        'key-reused',
      )
      expect(await claim()).toHaveLength(1)
    })

    test('takes the same content for the same request for an hour, across two clock hours', async () => {
      const contentHash = 'same words'
      const save = () => store.saveRequest(newRequest({ contentHash }), ['mail'])
      expect(await save()).toBe('stored')
      time += hour - 1
      expect(await save()).toBe('repeated')
      time += 1
      expect(await save()).toBe('stored')
    })

    test('saves two hundred equal requests at once as one', async () => {
      const request = newRequest()
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, () => store.saveRequest(request, ['mail'])),
      )
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      expect(await claim()).toHaveLength(1)
    })

    test('keeps a quarantined request without a delivery', async () => {
      const request = newRequest({ quarantined: true })
      expect(await store.saveRequest(request, ['mail'])).toBe('stored')
      expect(await store.saveRequest(request, ['mail'])).toBe('repeated')
      expect(await claim()).toEqual([])
    })

    test('gives each row to one worker only, and again when its lease has run out', async () => {
      for (let at = 0; at < 20; at += 1) await store.saveRequest(newRequest(), ['mail'])
      const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim(8, lease)))
      expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(20)
      expect(claims.flat()).toHaveLength(20)
      expect(await claim()).toEqual([])
      time += lease
      const again = await claim()
      expect(ids(again)).toEqual(ids(claims.flat()))
      expect(again.every(({ attempts, claims: fence }) => attempts === 2 && fence === 2)).toBe(true)
    })

    test('does not let a worker that overslept its lease overwrite the next one', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      const [slow] = await claim()
      time += lease
      const [quick] = await claim()
      expect(await store.markSent(quick!)).toBe(true)
      expect(await store.markRetry(slow!, time, '451')).toBe(false)
      expect(await store.markParked(slow!, '550')).toBe(false)
      time += 10 * hour
      expect(await claim()).toEqual([])
    })

    test('gives a row that failed out again when it is due, with the same id', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      const [first] = await claim()
      expect(await store.markRetry(first!, time + minute, '451')).toBe(true)
      time += minute - 1
      expect(await claim()).toEqual([])
      time += 1
      expect(ids(await claim())).toEqual([first!.id])
    })

    test('never gives a sent or a parked row out again', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      await store.saveRequest(newRequest(), ['mail'])
      const [one, two] = await claim()
      await store.markSent(one!)
      await store.markParked(two!, '550')
      time += 1000 * hour
      expect(await claim()).toEqual([])
    })

    test('lets nothing wait the extra day when the clock went back', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      time -= 24 * hour
      const [delivery] = await claim()
      expect(delivery).toBeDefined()
      await store.markRetry(delivery!, time + 5000, '451')
      time -= 24 * hour
      expect(await claim()).toHaveLength(1)
    })

    test('lets no lease outlast its time when the clock goes back under it', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      const [lost] = await claim()
      time -= 24 * hour
      expect(ids(await claim())).toEqual([lost!.id])
    })

    test('queues one confirmation mail in 15 minutes and three in a day', async () => {
      const subscribe = () =>
        store.subscribe({ email: 'reader@EXAMPLE.org', pathname: '/' }, ['mail'])
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

    test('sends no mail to a confirmed reader, and asks an unsubscribed one again', async () => {
      const subscription = { email: 'reader@example.org', pathname: '/en-XA' }
      await store.subscribe(subscription, ['mail'])
      const [delivery] = await claim()
      expect(delivery!.subject).toMatchObject({ event: 'subscription.requested', subscription })
      const { subscriberId } = delivery!.subject as { subscriberId: string }
      await store.markSent(delivery!)
      expect(await store.setSubscriber(subscriberId, 'confirmed')).toBe(true)
      time += 48 * hour
      await store.subscribe(subscription, ['mail'])
      expect(await claim()).toEqual([])
      expect(await store.setSubscriber(subscriberId, 'unsubscribed')).toBe(true)
      await store.subscribe(subscription, ['mail'])
      expect(await claim()).toHaveLength(1)
      expect(await store.setSubscriber('nobody', 'confirmed')).toBe(false)
    })

    test('deletes requests after their time, quarantined ones sooner', async () => {
      await store.saveRequest(newRequest(), ['mail'])
      await store.saveRequest(newRequest({ quarantined: true }), ['mail'])
      const age = { requestDays: 730, quarantineDays: 30, unconfirmedDays: 30 }
      const day = 24 * hour
      time += 30 * day
      expect(await store.deleteExpired(age)).toBe(0)
      time += 1
      expect(await store.deleteExpired(age)).toBe(1)
      time += 700 * day
      expect(await store.deleteExpired(age)).toBe(1)
      expect(await claim()).toEqual([])
    })

    test('deletes addresses that nobody confirmed, but not while a newer mail waits for it', async () => {
      const signUp = (email: string) => store.subscribe({ email, pathname: '/' }, ['mail'])
      const day = 24 * hour
      const deleted = () =>
        store.deleteExpired({ requestDays: 730, quarantineDays: 30, unconfirmedDays: 30 })
      await signUp('confirmed@acme.example')
      const [delivery] = await claim()
      const { subscriberId } = delivery!.subject as { subscriberId: string }
      await store.setSubscriber(subscriberId, 'confirmed')
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
      expect(await store.setSubscriber(subscriberId, 'unsubscribed')).toBe(true)
    })

    test('says that it can write, and rejects everything once it is closed', async () => {
      await store.probe()
      await store.probe()
      const other = await open(() => time)
      await other.close()
      await expect(other.probe()).rejects.toThrow()
      await expect(other.saveRequest(newRequest(), ['mail'])).rejects.toThrow()
    })
  })
}
