import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RequestRecord } from '../../server/operators/read-requests.ts'
import type { ParkedDelivery } from '../../server/operators/deliveries.ts'
import { requestNumber } from '../../server/requests/request-names.ts'
import { readToken } from '../../server/requests/signed-links.ts'
import { parseCsv } from './parse-csv.ts'
import { type StoreUnderTest, openStoreUnderTest, withWebhook } from './store-under-test.ts'

const minute = 60_000
const unusual = {
  name: "Seán O'Neil 李 שלום עולם 🚢",
  email: "o'neil@xn--mnchen-3ya.example",
  company: '=HYPERLINK("https://evil.example") \u202eabc\u202c \u0085 é é',
  requestDetails: 'two\nlines, "quoted"; \ttab',
}

const wrongCalls = [
  [
    ['list', '--since', 'yesterday'],
    "argument 'yesterday' is invalid. Write a day or a time such as 2026-11-21",
  ],
  [
    ['list', '--kind', 'letter'],
    "argument 'letter' is invalid. Allowed choices are contact, contact-short;",
  ],
  [
    ['list', '--state', 'old'],
    "argument 'old' is invalid. Allowed choices are new, quarantined, dismissed, pending, sending, sent, parked;",
  ],
  [['list', '--limit', '0'], "argument '0' is invalid. Write a whole number from 1;"],
  [['export'], 'Say which form the export takes'],
  [['export', '--csv', '--jsonl'], 'Say which form the export takes'],
  [['retry'], 'Say what to retry'],
  [['retry', 'x', '--parked'], 'Say what to retry'],
  [['show', 'ffffffff'], 'There is no request "ffffffff"'],
  [['release', 'nobody'], 'There is no request "nobody"'],
  [['dismiss', 'nobody'], 'There is no request "nobody"'],
  [['dismiss'], "missing required argument 'id or number'"],
  [['erase', 'marta'], '"marta" is no address'],
  [['apply-withdrawn', '/nowhere/list.jsonl'], '/nowhere/list.jsonl cannot be read'],
] as const

/** What the commands must do, whatever database is behind them. */
export function operatorsSuite(name: string, settings: () => Promise<NodeJS.ProcessEnv>): void {
  describe(`the commands on ${name}`, () => {
    let site: StoreUnderTest

    beforeEach(async () => {
      site = await openStoreUnderTest({ ...withWebhook, ...(await settings()) })
    })
    afterEach(() => site.close())

    const claim = () => site.claim()
    const saveMany = (count: number, fields = {}) =>
      Promise.all(Array.from({ length: count }, () => site.save(fields)))
    async function parkAll(code = '550') {
      for (const delivery of await claim()) await site.store.markParked(delivery, code)
    }

    test('status counts what there is, and is 2 as long as something is parked', async () => {
      await site.save()
      await site.store.subscribe({ email: 'reader@keller.example', pathname: '/' })
      const before = await site.run('status', '--json')
      expect(before).toMatchObject({ code: 0, error: '' })
      expect(JSON.parse(before.out)).toMatchObject({
        requests: { new: 1, quarantined: 0, dismissed: 0 },
        deliveries: { pending: 3, sending: 0, parked: 0, bounced: 0 },
        parkedBy: [],
        subscribers: { pending: 1, confirmed: 0, unsubscribed: 0 },
      })
      const delivery = (await claim()).find(({ subject }) => subject.event === 'request.created')
      await site.store.markParked(delivery!, '550')
      const after = await site.run('status', '--json')
      expect(after.code).toBe(2)
      expect(JSON.parse(after.out)).toMatchObject({
        deliveries: { parked: 1 },
        parkedBy: [
          { channel: delivery!.channel, event: 'request.created', code: '550', parked: 1 },
        ],
      })
      const plain = await site.run('status')
      expect(plain).toMatchObject({ code: 2, error: '' })
      expect(plain.out).toMatch(/^requests +1 new, 0 quarantined, 0 dismissed$/m)
      expect(plain.out).toContain(`1 by ${delivery!.channel}, request.created, last answer 550`)
    })

    test('status is 1 with a sentence until somebody has looked at every quarantined request', async () => {
      const [person, program] = [
        await site.save({}, { quarantined: true }),
        await site.save({}, { quarantined: true }),
      ]
      const both = await site.run('status', '--json')
      expect(both.code).toBe(1)
      expect(JSON.parse(both.out)).toMatchObject({ requests: { new: 0, quarantined: 2 } })
      expect(both.error).toMatch(/^2 requests are in quarantine and nobody has looked at them: /)
      await site.run('dismiss', requestNumber(program))
      const one = await site.run('status')
      expect(one.code).toBe(1)
      expect(one.error).toMatch(/^1 request is in quarantine and nobody has looked at it: /)
      for (const delivery of await claim()) await site.store.markParked(delivery, '550')
      expect(await site.run('status')).toMatchObject({ code: 2, error: one.error })
      await site.run('retry', '--parked')
      await site.run('release', person)
      const none = await site.run('status')
      expect(none).toMatchObject({ code: 0, error: '' })
      expect(none.out).toMatch(/^requests +1 new, 0 quarantined, 1 dismissed$/m)
    })

    test('a reader’s address that refuses makes nothing red, and is not tried again', async () => {
      await site.store.subscribe({ email: 'reader@keller.example', pathname: '/' })
      const [confirmation] = await claim()
      expect(await site.store.markBounced(confirmation!, '550')).toBe(true)
      const status = await site.run('status')
      expect(status).toMatchObject({ code: 0, error: '' })
      expect(status.out).toMatch(/^bounced +1 by mail, subscription.requested, last answer 550$/m)
      expect(await site.json('retry', '--parked')).toEqual([{ retried: 0 }])
      expect(await claim()).toEqual([])
      expect(await site.json('parked')).toEqual([])
      expect(await site.json('parked', '--bounced')).toMatchObject([
        { id: confirmation!.id, event: 'subscription.requested', state: 'bounced', code: '550' },
      ])
      expect(await site.json('retry', confirmation!.id)).toEqual([{ retried: 1 }])
      expect((await claim()).map(({ id }) => id)).toEqual([confirmation!.id])
    })

    test('parked lists every parked delivery with its kind, and nothing that a visitor wrote', async () => {
      const request = await site.save()
      const erased = await site.save()
      await site.save({}, { quarantined: true })
      await site.store.subscribe({ email: 'reader@keller.example', pathname: '/' })
      await site.store.eraseRequest(erased)
      expect((await site.run('parked')).out).toBe('Nothing is parked.\n')
      await parkAll()
      await parkAll('451')
      const parked = await site.json<ParkedDelivery>('parked')
      expect(new Set(parked.map(({ event }) => event))).toEqual(
        new Set([
          'request.created',
          'request.erased',
          'subscription.requested',
          'delivery.parked',
          'quarantine.waiting',
        ]),
      )
      const about = (kind: string) => parked.find(({ event }) => event === kind)!.about
      expect(about('request.created')).toBe(`request ${requestNumber(request)}`)
      expect(about('request.erased')).toBe(`request ${requestNumber(erased)}`)
      expect(about('quarantine.waiting')).toBe('1 in quarantine')
      expect(about('subscription.requested')).toMatch(/^subscriber [0-9a-f-]{36}$/)
      expect(about('delivery.parked')).toMatch(/^channel (mail|webhook)$/)
      for (const { queued, attempts, code } of parked) {
        expect(new Date(queued).toISOString()).toBe(queued)
        expect([attempts, ['550', '451'].includes(code!)]).toEqual([1, true])
      }
      const { out, code } = await site.run('parked')
      expect(code).toBe(0)
      expect(out).toContain('subscription.requested')
      expect(out + JSON.stringify(parked)).not.toMatch(/Marta|keller/)
      expect((await site.json<{ retried: number }>('retry', '--parked'))[0]!.retried).toBe(
        parked.length,
      )
    })

    test('dismiss sets a quarantined request aside, and release still takes it out', async () => {
      const [one, two] = [
        await site.save({}, { quarantined: true }),
        await site.save({}, { quarantined: true }),
      ]
      const usual = await site.save()
      const states = async () =>
        Object.fromEntries(
          (await site.json<RequestRecord>('list')).map(({ id, state }) => [id, state]),
        )
      expect(await site.json('dismiss', requestNumber(one), two, usual)).toEqual([
        { id: one, dismissed: true },
        { id: two, dismissed: true },
        { id: usual, dismissed: false },
      ])
      expect(await states()).toEqual({ [one]: 'dismissed', [two]: 'dismissed', [usual]: 'new' })
      expect((await site.run('dismiss', usual)).out).toContain('is not in quarantine')
      expect(await site.json('release', two)).toEqual([{ id: two, released: true }])
      expect(await states()).toEqual({ [one]: 'dismissed', [two]: 'new', [usual]: 'new' })
    })

    test('dismiss changes nothing when one of the named requests is unknown', async () => {
      const id = await site.save({}, { quarantined: true })
      expect((await site.run('dismiss', id, 'nobody')).code).toBe(1)
      expect((await site.json<RequestRecord>('show', id))[0]!.state).toBe('quarantined')
    })

    test('list knows all states, those of deliveries too', async () => {
      const names = ['pending', 'sending', 'sent', 'parked'] as const
      const saved = []
      for (const state of names) saved.push([state, await site.save()] as const)
      const idOf = Object.fromEntries(saved) as Record<(typeof names)[number], string>
      for (const delivery of await claim()) {
        const { requestId } = delivery.subject as { requestId: string }
        if (requestId === idOf.pending) await site.store.markRetry(delivery, 60 * minute, '451')
        if (requestId === idOf.sent) await site.store.markSent(delivery)
        if (requestId === idOf.parked) await site.store.markParked(delivery, '550')
      }
      const dismissed = await site.save({}, { quarantined: true })
      const quarantined = await site.save({}, { quarantined: true })
      await site.run('dismiss', dismissed)
      for (const [state, id] of Object.entries({ ...idOf, dismissed, quarantined })) {
        const found = await site.json<RequestRecord>('list', '--state', state)
        expect(
          found.map((record) => record.id),
          state,
        ).toEqual([id])
      }
      expect(await site.json('list', '--state', 'new')).toHaveLength(4)
    })

    test('list shows the newest first, chosen by options, and nothing that a visitor wrote', async () => {
      const first = await site.save({ name: 'Ada Lovelace', email: 'Ada@keller.example' })
      const second = await site.save({}, { kind: 'contact-short' })
      const third = await site.save({}, { quarantined: true })
      const ids = async (...words: string[]) =>
        (await site.json<RequestRecord>('list', ...words)).map(({ id }) => id)
      const all = await ids()
      expect([...all].sort()).toEqual([first, second, third].sort())
      expect(await ids('--limit', '2')).toEqual(all.slice(0, 2))
      expect(await ids('--kind', 'contact-short')).toEqual([second])
      expect(await ids('--state', 'quarantined')).toEqual([third])
      expect(await ids('--email', 'ada@KELLER.example')).toEqual([first])
      expect(await ids('--since', '2020-01-01')).toHaveLength(3)
      expect(await ids('--since', '2999-01-01T00:00Z')).toEqual([])
      const { out, code } = await site.run('list')
      expect(code).toBe(0)
      expect(out).toContain(requestNumber(first))
      expect(out).toContain('mail pending, webhook pending')
      expect(out + JSON.stringify(await site.json('list'))).not.toMatch(/Ada|Marta|keller/)
    })

    test('a wrong call is refused with one sentence', async () => {
      for (const [words, sentence] of wrongCalls) {
        const { code, out, error } = await site.run(...words)
        expect([code, out]).toEqual([1, ''])
        expect(error).toContain(sentence)
        expect(error).not.toContain('\n')
      }
    })

    test('show finds a request by its id and by its number, and moves no terminal', async () => {
      const id = await site.save({
        name: 'Ada \u001b]0;gone\u0007\u009b2J',
        requestDetails: 'a\nb',
      })
      const [record] = await site.json<RequestRecord>('show', id)
      expect(record).toMatchObject({ id, number: requestNumber(id), kind: 'contact', state: 'new' })
      expect(record!.fields.name).toBe('Ada \u001b]0;gone\u0007\u009b2J')
      expect((await site.run('show', id, '--json')).out.trim()).not.toMatch(/\p{Cc}/u)
      expect(new Date(record!.received).toISOString()).toBe(record!.received)
      expect(record!.deliveries.map(({ channel, state }) => [channel, state])).toEqual([
        ['mail', 'pending'],
        ['webhook', 'pending'],
      ])
      for (const named of [requestNumber(id), requestNumber(id).replace('-', '').toLowerCase()]) {
        const { out, code } = await site.run('show', named)
        expect(code).toBe(0)
        expect(out).toContain('name: Ada \\u001b]0;gone\\u0007\\u009b2J\n')
        expect(out).toContain('requestDetails: a\nb\n')
      }
    })

    test('show asks for the id when two requests have one number', async () => {
      const ids = ['12345678-0000-4000-8000-000000000001', '12345678-0000-4000-8000-000000000002']
      for (const id of ids) await site.save({}, { id, tokenHash: id })
      const { code, error } = await site.run('show', '1234-5678')
      expect(code).toBe(1)
      expect(error).toContain('Several requests have the number 1234-5678')
      for (const id of ids) expect(error).toContain(id)
    })

    test('fault 31: no cell of the CSV begins like a formula', async () => {
      const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
      for (const start of starts) await site.save({ company: `${start}1+1`, name: 'a,"b"\nc' })
      const { out, code } = await site.run('export', '--csv')
      expect(code).toBe(0)
      const [header, ...records] = parseCsv(out)
      expect(header!.join()).toBe(
        'id,number,kind,state,received,name,phone,email,company,requestDetails,pathname,industry,goal,final,service,brief,mail,webhook',
      )
      expect(records).toHaveLength(starts.length)
      const companies = records.map((cells) => cells[header!.indexOf('company')]!)
      expect(companies.sort()).toEqual(starts.map((start) => `'${start}1+1`).sort())
      for (const cells of records) {
        expect(cells).toHaveLength(header!.length)
        expect(cells[header!.indexOf('name')]).toBe('a,"b"\nc')
        expect(cells.slice(-2)).toEqual(['pending', 'pending'])
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }
    })

    test('show and both exports give a brief back line by line', async () => {
      const brief = `Team cost
- Price range: €4,900–6,800 per month for 6 months
https://www.helmwright.example/my-brief?cost=role%3Dqa-engineers`
      const id = await site.save({ brief })
      const { out: csv } = await site.run('export', '--csv')
      const [header, record] = parseCsv(csv)
      expect(record![header!.indexOf('brief')]).toBe(brief)
      const [line] = await site.json<RequestRecord>('export', '--jsonl')
      expect(line!.fields.brief).toBe(brief)
      expect((await site.run('show', id)).out).toContain(`brief: ${brief}\n`)
    })

    test('fault 33: the export as JSON lines gives back every byte, over many pages', async () => {
      const ids = [await site.save(unusual), ...(await saveMany(210, { name: unusual.name }))]
      const records = await site.json<RequestRecord>('export', '--jsonl')
      expect(records.map(({ id }) => id).sort()).toEqual([...ids].sort())
      const received = records.map((record) => record.received)
      expect(received).toEqual([...received].sort())
      const { fields } = records.find(({ id }) => id === ids[0])!
      for (const [key, value] of Object.entries(unusual)) {
        expect(Buffer.from(fields[key]!).equals(Buffer.from(value)), key).toBe(true)
      }
      const { out } = await site.run('show', ids[0]!, '--json')
      expect((JSON.parse(out) as RequestRecord).fields).toEqual(fields)
    })

    test('fault 18: retry brings parked deliveries back with attempts from zero and the fence kept', async () => {
      await saveMany(60)
      await parkAll()
      const parked = (await claim()).length
      expect(parked).toBe(2)
      await parkAll('unknown')
      const [mailAndHook] = await site.json<{ retried: number }>('retry', '--parked')
      expect(mailAndHook!.retried).toBeGreaterThanOrEqual(120)
      const again = await claim()
      expect(again.length).toBeGreaterThanOrEqual(120)
      const requests = again.filter(({ subject }) => subject.event === 'request.created')
      expect(requests).toHaveLength(120)
      for (const { attempts, claims } of requests) expect([attempts, claims]).toEqual([1, 2])
    })

    test('retry touches neither what a worker holds nor what was sent', async () => {
      const id = await site.save()
      const [held, sent] = await claim()
      await site.store.markSent(sent!)
      expect(await site.json('retry', id)).toEqual([{ retried: 0 }])
      expect(await site.store.markRetry(held!, 60 * minute, '451')).toBe(true)
      expect(await claim()).toEqual([])
      expect(await site.json('retry', held!.id)).toEqual([{ retried: 1 }])
      expect((await claim()).map((delivery) => delivery.id)).toEqual([held!.id])
    })

    test('fault 29: release delivers a request from quarantine once', async () => {
      const id = await site.save({}, { quarantined: true })
      for (const alert of await claim()) expect(alert.subject.event).toBe('quarantine.waiting')
      expect(await site.json('release', requestNumber(id))).toEqual([{ id, released: true }])
      const delivered = await claim()
      expect(delivered.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook'])
      expect(delivered[0]!.subject).toMatchObject({ event: 'request.created', requestId: id })
      const again = await site.run('release', id)
      expect(again).toMatchObject({ code: 0, error: '' })
      expect(again.out).toContain('nothing changed')
      expect(await claim()).toEqual([])
    })

    test('subscribers gives confirmed ones with a link that works', async () => {
      for (const reader of ['one', 'two', 'three']) {
        await site.store.subscribe({ email: `${reader}@keller.example`, pathname: '/blog' })
      }
      const rows = await site.database.kysely.selectFrom('subscriber').selectAll().execute()
      const idOf = (start: string) => rows.find(({ email }) => email.startsWith(start))!.id
      await site.store.confirmSubscriber(idOf('one'), Date.now())
      await site.store.confirmSubscriber(idOf('two'), Date.now())
      await site.store.unsubscribe(idOf('two'))
      const found = await site.json<{ email: string; unsubscribe: string }>('subscribers')
      expect(found.map(({ email }) => email)).toEqual(['one@keller.example'])
      const { pathname, searchParams } = new URL(found[0]!.unsubscribe)
      expect(pathname).toBe('/newsletter/unsubscribe')
      const token = searchParams.get('token')!
      expect(readToken(site.settings.secret, 'unsubscribe', token, Date.now())).toEqual({
        id: idOf('one'),
      })
      const [header, ...records] = parseCsv((await site.run('subscribers', '--csv')).out)
      expect(header).toEqual(['email', 'confirmed', 'pathname', 'unsubscribe'])
      expect(records.map(([email]) => email)).toEqual(['one@keller.example'])
    })
  })
}
