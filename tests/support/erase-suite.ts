import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RequestRecord } from '../../server/operators/read-requests.ts'
import { type StoreUnderTest, openStoreUnderTest, withWebhook } from './store-under-test.ts'

/** What erasing and its list must do, whatever database is behind them. */
export function eraseSuite(name: string, settings: () => Promise<NodeJS.ProcessEnv>): void {
  describe(`erasing on ${name}`, () => {
    let site: StoreUnderTest

    beforeEach(async () => {
      site = await openStoreUnderTest({ ...withWebhook, ...(await settings()) })
    })
    afterEach(() => site.close())

    test('fault 34: erase removes every row of an address, whatever its capitals, and tells the channels', async () => {
      const ids = [await site.save(), await site.save({ email: 'MARTA@Keller.example' })]
      const other = await site.save({ name: 'Ada', email: 'ada@keller.example' })
      await site.store.subscribe({ email: 'marta@keller.example', pathname: '/' })
      const [{ id: subscriber }] = (await site.database.kysely
        .selectFrom('subscriber')
        .select('id')
        .execute()) as [{ id: string }]
      await site.store.confirmSubscriber(subscriber, Date.now())
      for (const delivery of await site.claim()) await site.store.markSent(delivery)

      const [erased] = await site.json<{ requests: string[]; subscribers: string[] }>(
        'erase',
        ' Marta@KELLER.example',
      )
      expect(erased!.requests.sort()).toEqual(ids.sort())
      expect(erased).toMatchObject({
        subscribers: [subscriber],
        copiesAt: [{ channel: 'webhook', place: 'localhost:9' }],
      })
      expect((await site.json<RequestRecord>('list')).map(({ id }) => id)).toEqual([other])
      const told = await site.claim()
      expect(told.map(({ channel, subject }) => [channel, JSON.stringify(subject)]).sort()).toEqual(
        [
          ...ids.flatMap((id) => [
            ['mail', JSON.stringify({ event: 'request.erased', requestId: id })],
            ['webhook', JSON.stringify({ event: 'request.erased', requestId: id })],
          ]),
          ['webhook', JSON.stringify({ event: 'request.erased', requestId: subscriber })],
        ].sort(),
      )
      for (const table of ['request', 'subscriber', 'outbox', 'erased'] as const) {
        const rows = await site.database.kysely.selectFrom(table).selectAll().execute()
        expect(JSON.stringify(rows)).not.toMatch(/marta/i)
      }
      const again = await site.run('erase', 'marta@keller.example')
      expect(again).toEqual({
        code: 0,
        out: 'The store holds nothing of this address.\n',
        error: '',
      })
    })

    test('fault 34: erase removes more requests than one batch', async () => {
      await Promise.all(Array.from({ length: 205 }, () => site.save()))
      const [erased] = await site.json<{ requests: string[] }>('erase', 'marta@keller.example')
      expect(erased!.requests).toHaveLength(205)
      expect(await site.json('list')).toEqual([])
    })

    test('withdrawn lists ids only', async () => {
      const id = await site.save()
      await site.run('erase', 'marta@keller.example')
      await site.store.subscribe({ email: 'reader@keller.example', pathname: '/' })
      const { id: reader } = await site.database.kysely
        .selectFrom('subscriber')
        .select('id')
        .executeTakeFirstOrThrow()
      await site.store.unsubscribe(reader)
      const { out, code } = await site.run('withdrawn')
      expect(code).toBe(0)
      expect(out).not.toMatch(/keller/)
      const lines = out.trim().split('\n')
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        { id, what: 'erased', at: expect.stringMatching(/Z$/) },
        { id: reader, what: 'unsubscribed', at: expect.stringMatching(/Z$/) },
      ])
    })
  })
}
