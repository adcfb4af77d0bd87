import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import type { Delivery } from '../request-store.ts'
import { mailChannel } from './mail-channel.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
const now = () => Date.UTC(2026, 10, 21)
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const words = {
  name: 'Marta, O\u2019Neil\r\nBcc: victim@example.org',
  email: 'marta@keller.example',
  company: 'X\nSubject: Hacked\n\n<script>',
  requestDetails: 'Line one\nLine two 漢字 שלום 🚢',
  pathname: '/contact-us',
}

function delivery(id = 'delivery-1'): Delivery {
  const subject = {
    event: 'request.created' as const,
    requestId: '3f2a91bc-0000-4000-8000-000000000000',
    kind: 'contact',
    payload: words,
    createdAt: now(),
  }
  return { id, channel: 'mail', attempts: 1, claims: 1, queuedAt: now(), subject }
}

/** A mail to a reader of the newsletter instead of the team. */
function toReader(): Delivery {
  return {
    ...delivery(),
    subject: {
      event: 'subscription.requested',
      subscriberId: 'reader-1',
      subscription: { email: 'reader@example.org', pathname: '/' },
    },
  }
}

function channelFor(env: NodeJS.ProcessEnv) {
  const usual = { DATA_DIR: dataDir, MAIL_TO: 'team@helmwright.example' }
  return mailChannel(readSettings({ ...usual, ...env }, []), now)!
}

type Received = { from: string; to: string[]; data: string }

/** A mail host on a free port; the handlers decide what it answers. */
async function mailHost(handlers: SMTPServerOptions = {}) {
  const received: Received[] = []
  const host = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...handlers,
  })
  host.on('error', () => undefined)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  stops.push(() => host.close())
  const { port } = host.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}`, port }
}

const refusal = (responseCode: number) =>
  Object.assign(new Error(`marta@keller.example is refused`), { responseCode })

/** Headers of a mail, folded lines joined. */
const headersOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')

describe('fault 12: a mail host', () => {
  test('that accepts gets one recipient, the id of the delivery and the conversation of its request', async () => {
    const host = await mailHost()
    expect(await channelFor({ MAIL_URL: host.url }).send(delivery())).toEqual({ kind: 'delivered' })
    expect(host.received).toHaveLength(1)
    const [{ to, data }] = host.received as [Received]
    expect(to).toEqual(['team@helmwright.example'])
    const headers = headersOf(data)
    expect(headers).toContain('Message-ID: <delivery-1@localhost>')
    expect(headers.filter((line) => line.startsWith('To:'))).toEqual([
      'To: team@helmwright.example',
    ])
    expect(headers.filter((line) => line.startsWith('Reply-To:'))).toHaveLength(1)
    expect(headers).toContain(
      'References: <request-3f2a91bc-0000-4000-8000-000000000000@localhost>',
    )
  })

  test('gets every address of the team, and one that it refuses keeps the others from nothing', async () => {
    const MAIL_TO = 'sales@helmwright.example, office@helmwright.example,gone@helmwright.example'
    const host = await mailHost({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? refusal(550) : undefined),
    })
    const outcome = await channelFor({ MAIL_URL: host.url, MAIL_TO }).send(delivery())
    expect(outcome).toEqual({ kind: 'delivered' })
    expect(host.received.map(({ to }) => to)).toEqual([
      ['sales@helmwright.example', 'office@helmwright.example'],
    ])
  })

  test('gets the same letter as plain text and as HTML', async () => {
    const host = await mailHost()
    await channelFor({ MAIL_URL: host.url }).send(delivery())
    const { text, html } = await PostalMime.parse(host.received[0]!.data)
    expect(text).toContain('> Line two 漢字 שלום 🚢')
    expect(html).toContain('Line two 漢字 שלום 🚢</blockquote>')
  })

  test('fault 30: that gets line ends in every field finds no further header or recipient', async () => {
    const host = await mailHost()
    await channelFor({ MAIL_URL: host.url }).send(delivery())
    const headers = headersOf(host.received[0]!.data)
    expect(headers.filter((line) => /^(bcc|cc|subject): ?(victim|hacked)/i.test(line))).toEqual([])
    expect(headers.filter((line) => line.startsWith('Subject:'))).toHaveLength(1)
    expect(headers.every((line) => /^[\w-]+: /.test(line))).toBe(true)
  })

  test.each([
    [421, 'retry'],
    [451, 'retry'],
    [550, 'park'],
    [552, 'park'],
  ])('that answers %i to the recipient: %s', async (code, kind) => {
    const host = await mailHost({ onRcptTo: (_address, _session, done) => done(refusal(code)) })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(delivery())
    expect(outcome).toEqual({ kind, code: String(code) })
  })

  test.each([
    [452, 'retry'],
    [554, 'park'],
  ])('that answers %i after the text: %s', async (code, kind) => {
    const host = await mailHost({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(code)))
      },
    })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(delivery())
    expect(outcome).toEqual({ kind, code: String(code) })
  })

  test('that refuses a reader for good is asked no more', async () => {
    const host = await mailHost({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(toReader())
    expect(outcome).toEqual({ kind: 'bounce', code: '550' })
  })

  test('that refuses the text for a reader is asked no more', async () => {
    const host = await mailHost({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(552)))
      },
    })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(toReader())
    expect(outcome).toEqual({ kind: 'bounce', code: '552' })
  })

  test('that has no room for a reader today is tried again, and is no trouble of the team', async () => {
    const host = await mailHost({ onRcptTo: (_address, _session, done) => done(refusal(452)) })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(toReader())
    expect(outcome).toEqual({ kind: 'retry', code: '452', byReader: true })
  })

  test('that cannot take mails for anybody is the team’s trouble, whoever the mail is for', async () => {
    const busy = await mailHost({ onRcptTo: (_address, _session, done) => done(refusal(421)) })
    expect(await channelFor({ MAIL_URL: busy.url }).send(toReader())).toEqual({
      kind: 'retry',
      code: '421',
    })
    const sender = await mailHost({ onMailFrom: (_address, _session, done) => done(refusal(550)) })
    expect(await channelFor({ MAIL_URL: sender.url }).send(toReader())).toEqual({
      kind: 'park',
      code: '550',
    })
  })

  test('that is gone is tried again', async () => {
    const host = await mailHost()
    const channel = channelFor({ MAIL_URL: host.url })
    for (const stop of stops.splice(0)) stop()
    expect(await channel.send(delivery())).toMatchObject({ kind: 'retry' })
  })

  test('that cuts the line after accepting is tried again with the same id', async () => {
    const texts: string[] = []
    const cutter = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('220 host\r\n')
      let inText = false
      socket.on('data', (chunk) => {
        const said = chunk.toString()
        if (inText) {
          texts.push(said)
          if (said.endsWith('\r\n.\r\n')) socket.destroy()
        } else if (/^DATA/i.test(said)) {
          inText = true
          socket.write('354 go\r\n')
        } else socket.write('250 ok\r\n')
      })
    })
    const channel = channelFor({ MAIL_URL: await listening(cutter) })
    expect(await channel.send(delivery())).toMatchObject({ kind: 'retry' })
    expect(await channel.send(delivery())).toMatchObject({ kind: 'retry' })
    const ids = texts.join('').match(/Message-ID: \S+/g)
    expect(ids).toEqual(Array(2).fill('Message-ID: <delivery-1@localhost>'))
  })

  test('that says nothing is given up after ten seconds and tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let connected = () => {}
    const connection = new Promise<void>((resolve) => (connected = resolve))
    const silent = createServer((socket) => {
      socket.on('error', () => undefined)
      connected()
    })
    const outcome = channelFor({ MAIL_URL: await listening(silent) }).send(delivery())
    await connection
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual({ kind: 'retry', code: 'ETIMEDOUT' })
    vi.useRealTimers()
  })

  test('that wants a password gets it, and a wrong one is not tried for ever', async () => {
    const host = await mailHost({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us@er' && password === 'p:w' ? done(null, { user: 1 }) : done(refusal(535)),
    })
    const withLogin = (login: string) =>
      channelFor({ MAIL_URL: host.url.replace('//', `//${login}@`) }).send(delivery())
    expect(await withLogin('us%40er:p%3Aw')).toEqual({ kind: 'delivered' })
    expect(await withLogin('user:wrong')).toEqual({ kind: 'park', code: '535' })
  })

  test('whose certificate cannot be trusted gets nothing, and an operator is told', async () => {
    const host = await mailHost({ secure: true })
    const outcome = await channelFor({ MAIL_URL: `smtps://127.0.0.1:${host.port}` }).send(
      delivery(),
    )
    expect(outcome).toMatchObject({ kind: 'park', code: expect.stringContaining('CERT') })
  })

  test('on the same machine needs no trusted certificate', async () => {
    const host = await mailHost({ disabledCommands: [] })
    expect(await channelFor({ MAIL_URL: host.url }).send(delivery())).toEqual({ kind: 'delivered' })
  })

  test('never sees its own words in an outcome: they may repeat an address', async () => {
    const host = await mailHost({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    const outcome = await channelFor({ MAIL_URL: host.url }).send(delivery())
    expect(JSON.stringify(outcome)).not.toContain('keller')
  })
})

describe('a site without a mail host', () => {
  test('writes whole mails into its folder', async () => {
    expect(await channelFor({}).send(delivery())).toEqual({ kind: 'delivered' })
    const names = readdirSync(join(dataDir, 'mail'))
    expect(names).toEqual(['2026-11-21T00-00-00-000Z-delivery-1.eml'])
    const mail = readFileSync(join(dataDir, 'mail', names[0]!), 'utf8')
    expect(mail).toContain('\r\n\r\n')
    expect(headersOf(mail)).toContain('Date: Sat, 21 Nov 2026 00:00:00 +0000')
  })

  test('writes one file however often a delivery is repeated', async () => {
    const folder = mkdtempSync(join(dataDir, 'twice-'))
    const settings = readSettings({ DATA_DIR: folder }, [])
    for (const later of [0, 60_000])
      await mailChannel(settings, () => now() + later)!.send(delivery())
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(1)
  })

  test('makes the folder again when somebody removed it', async () => {
    const folder = mkdtempSync(join(dataDir, 'gone-'))
    const channel = channelFor({ DATA_DIR: folder })
    rmSync(folder, { recursive: true })
    expect(await channel.send(delivery())).toEqual({ kind: 'delivered' })
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(1)
  })

  test('tries again when a file stands in the way of the folder', async () => {
    const folder = mkdtempSync(join(dataDir, 'blocked-'))
    writeFileSync(join(folder, 'mail'), '')
    expect(await channelFor({ DATA_DIR: folder }).send(delivery())).toEqual({
      kind: 'retry',
      code: 'EEXIST',
    })
  })

  test('that is public and only stores has no channel', () => {
    const env = {
      DATA_DIR: dataDir,
      SITE_URL: 'https://helmwright.example',
      SITE_SECRET: 's'.repeat(32),
      ALLOW_NO_DESTINATION: '1',
    }
    expect(mailChannel(readSettings(env, []), now)).toBeUndefined()
  })
})

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
