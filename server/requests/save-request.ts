import { createHash, createHmac } from 'node:crypto'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { Schema } from './database.ts'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { queue } from './outbox.ts'
import { alertQuarantine } from './alerts.ts'
import type { NewRequest, SaveOutcome } from './request-store.ts'

const hour = 60 * 60 * 1000

type Sender = {
  /** Of the call (`idempotencyKeyHeader`); scripts send one per filled form. */
  key: string | undefined
  /** Network of the sender: from another one nobody reaches a request by sending the same words. */
  network: string
}

/**
 * What tells two posts of the same request apart from two requests. Without a key
 * one is derived from kind, content, network and hour, so that two servers cannot both insert.
 */
export function idempotency(
  secret: string,
  kind: string,
  payload: Record<string, string>,
  { key, network }: Sender,
  now: number,
): Pick<NewRequest, 'idempotencyKey' | 'bodyHash' | 'contentHash'> {
  const content = JSON.stringify(payload)
  const bodyHash = createHash('sha256').update(content).digest('base64url')
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  if (key) return { idempotencyKey: keyed(`key ${kind} ${key}`), bodyHash, contentHash: null }
  const contentHash = keyed(`content ${kind} ${network} ${content}`)
  const idempotencyKey = keyed(`derived ${contentHash} ${Math.floor(now / hour)}`)
  return { idempotencyKey, bodyHash, contentHash }
}

/** The same content without a key counts as the same request for this long, milliseconds. */
const sameContentWindow = hour

/** Writes requests, their outbox rows and the news of quarantined ones in one transaction. */
export function saveRequests(
  kysely: Kysely<Schema>,
  requests: readonly NewRequest[],
  channels: readonly ChannelName[],
  now: number,
): Promise<SaveOutcome[]> {
  return kysely.transaction().execute(async (transaction) => {
    const outcomes: SaveOutcome[] = []
    for (const request of requests) outcomes.push(await save(transaction, request, channels, now))
    if (requests.some(({ quarantined }, at) => quarantined && outcomes[at]!.kind === 'stored')) {
      await alertQuarantine(transaction, channels, now)
    }
    return outcomes
  })
}

async function save(
  transaction: Transaction<Schema>,
  request: NewRequest,
  channels: readonly ChannelName[],
  now: number,
): Promise<SaveOutcome> {
  const { id, quarantined } = request
  if (!(await insertOnce(transaction, request, now))) {
    return await outcomeOfRepeat(transaction, request)
  }
  const event = 'request.created'
  if (!quarantined) {
    await queue(transaction, { event, request_id: id }, channelsOf(event, channels), now)
  }
  return { kind: 'stored', id }
}

/**
 * False when the key, or the same content within the hour, is there already. A request with a key of its own has no
 * `content_hash`: null equals nothing in SQL, so its content is not compared, here and in `outcomeOfRepeat`.
 */
async function insertOnce(
  transaction: Transaction<Schema>,
  request: NewRequest,
  now: number,
): Promise<boolean> {
  const { id, tokenHash, kind, idempotencyKey, bodyHash, contentHash, emailNorm, payload } = request
  const state = request.quarantined ? 'quarantined' : 'new'
  const { numAffectedRows } = await sql`
    insert into request
      (id, kind, idem_key, body_hash, content_hash, state, email_norm, payload, created_at,
        token_hash)
    select ${id}, ${kind}, ${idempotencyKey}, ${bodyHash}, ${contentHash}, ${state}, ${emailNorm},
      ${JSON.stringify(payload)}, ${now}, ${tokenHash}
    where not exists (
      select 1 from request where content_hash = ${contentHash} and created_at > ${now - sameContentWindow}
    )
    on conflict (idem_key) do nothing`.execute(transaction)
  return numAffectedRows === 1n
}

async function outcomeOfRepeat(
  transaction: Transaction<Schema>,
  { idempotencyKey, bodyHash, contentHash }: NewRequest,
): Promise<SaveOutcome> {
  const { id, body_hash: before } = await transaction
    .selectFrom('request')
    .select(['id', 'body_hash'])
    .where((row) =>
      row.or([row('idem_key', '=', idempotencyKey), row('content_hash', '=', contentHash)]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return before === bodyHash ? { kind: 'repeated', id } : { kind: 'key-reused' }
}

type Waiting<Input, Output> = {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/**
 * Collects what is asked for in one turn of the event loop and writes it together: one wait for the disk
 * instead of one each. When the write fails, it fails for all of them.
 * @param write writes all inputs in one transaction; gives an output for each, in their order
 */
export function groupCommit<Input, Output>(
  write: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = []

  async function flush() {
    const group = waiting
    waiting = []
    try {
      const outputs = await write(group.map(({ input }) => input))
      group.forEach(({ resolve }, at) => resolve(outputs[at]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ input, resolve, reject }) === 1) setImmediate(() => void flush())
    })
}
