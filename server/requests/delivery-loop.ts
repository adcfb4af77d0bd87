import type { Logger } from 'pino'
import { codeOf } from '../exception-code.ts'
import type { ClaimedChannels, Delivery, RequestStore } from './request-store.ts'
import type { ChannelName } from './delivery-events.ts'

/** Longer than any send may take, so that a slow worker keeps its row. */
const leaseFor = 60_000
const pause = 1000

type Options = {
  store: RequestStore
  channels: readonly Channel[]
  log: Pick<Logger, 'info' | 'error'>
  /** 0 to 1, for jitter. */
  random: () => number
  /** Channels whose last attempts failed. */
  failingChannels?: Set<string>
  /** Told of every attempt. */
  onOutcome?: (channel: string, outcome: SendOutcome) => void
}

export type DeliveryLoop = {
  /** Looks for due rows now; called after each commit. */
  wake: () => void
  /** Stops claiming and waits for the sends under way. */
  stop: () => Promise<void>
}

/**
 * Sends what the outbox holds: at once after a commit, then by the schedule, until it is stopped. Each
 * channel has a round of its own, so that one that hangs does not hold up the other.
 */
export function startDeliveryLoop(given: Omit<Options, 'failingChannels'>): DeliveryLoop {
  const names = given.channels.map(({ name }) => name)
  // What an earlier process has learnt is gone: each channel has to show first that it works.
  const options = { ...given, failingChannels: new Set<string>(names) }
  const rounds = [
    ...names.map((channel) => startRound(options, { channel })),
    // Rows of channels that are not open any more, which would wait unseen: they are retried, then parked.
    startRound(options, { otherThan: names }),
  ]
  const wake = () => rounds.forEach((round) => round.wake())
  const timer = setInterval(wake, pause)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(rounds.map((round) => round.stop()))
    },
  }
}

function startRound(options: Options, which: ClaimedChannels): DeliveryLoop {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function round(): Promise<void> {
    do {
      again = false
      try {
        while (!stopped && (await deliverNext(options, which)));
      } catch (error) {
        options.log.error(
          { event: 'outbox-not-read', code: codeOf(error) },
          'the store did not answer',
        )
      }
    } while (again && !stopped)
    running = undefined
  }

  return {
    wake: () => {
      if (stopped) return
      if (running) again = true
      else running = round()
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/** For an instance that leaves the deliveries to another one. */
export const noDeliveries: DeliveryLoop = { wake: () => undefined, stop: async () => undefined }

/**
 * Claims the next due row and sends it; gives whether to look for another one at once. One at a time: whoever
 * is killed between sending and recording it causes one duplicate at most, under the same id.
 */
export async function deliverNext(options: Options, which: ClaimedChannels): Promise<boolean> {
  const [delivery] = await options.store.claim(1, leaseFor, which)
  return delivery !== undefined && (await deliver(options, delivery))
}

/** Gives whether the store could record what became of it; if not, the row is due again when its lease ends. */
async function deliver(options: Options, delivery: Delivery): Promise<boolean> {
  const outcome = await send(options, delivery)
  options.onOutcome?.(delivery.channel, outcome)
  try {
    await mark(options, delivery, outcome)
  } catch (error) {
    options.log.error(
      { event: 'outbox-not-written', ...logged(delivery), code: codeOf(error) },
      'what became of a delivery could not be recorded',
    )
    return false
  }
  await followChannel(options, delivery.channel, outcome)
  return true
}

/** What a channel did not expect is a failed attempt too: the delivery has to come to an end. */
async function send({ channels }: Options, delivery: Delivery): Promise<SendOutcome> {
  const channel = channels.find(({ name }) => name === delivery.channel)
  if (!channel) return { kind: 'retry', code: 'no-channel' }
  try {
    return await channel.send(delivery)
  } catch (error) {
    return { kind: 'retry', code: codeOf(error) }
  }
}

/** What failed before waits for hours: the first success after a failure brings it forward. */
async function followChannel(
  { store, failingChannels = new Set() }: Options,
  channel: string,
  outcome: SendOutcome,
): Promise<void> {
  const { kind } = outcome
  if (kind === 'retry' && !outcome.byReader) failingChannels.add(channel)
  if (kind === 'delivered' && failingChannels.has(channel)) {
    await store.spreadRetries(channel)
    failingChannels.delete(channel)
  }
}

async function mark(
  { store, log, random }: Options,
  delivery: Delivery,
  outcome: SendOutcome,
): Promise<void> {
  const { attempts } = delivery
  const about = logged(delivery)
  if (outcome.kind === 'delivered') {
    await store.markSent(delivery)
    log.info({ event: 'delivery-sent', ...about }, 'delivered')
    return
  }
  const { code } = outcome
  const wait = outcome.kind === 'retry' ? retryWait(attempts, random(), outcome.after) : undefined
  if (wait !== undefined) {
    await store.markRetry(delivery, wait, code)
    log.info({ event: 'delivery-delayed', ...about, code }, 'not delivered, next attempt follows')
  } else if (outcome.kind === 'bounce' || (outcome.kind === 'retry' && outcome.byReader)) {
    await store.markBounced(delivery, code)
    log.info({ event: 'delivery-bounced', ...about, code }, 'the address of a reader refuses')
  } else {
    await store.markParked(delivery, code)
    log.error(
      { event: 'delivery-parked', ...about, code },
      'parked: it waits until an operator acts',
    )
  }
}

/** What the log says of a delivery. */
function logged({ id, channel, attempts, subject }: Delivery) {
  return { delivery: id, channel, about: subject.event, attempts }
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Waits before the attempts 2 … 10, milliseconds; with the first one 75 h 35 min in all (Standard
 * Webhooks schedule).
 */
export const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** A receiver may ask for a longer wait, but not for longer than this, milliseconds. */
const longestAskedWait = 24 * hour

/**
 * How long to wait before the next attempt, milliseconds. Jitter of up to 20 % is added, never taken off:
 * the shortest schedule must outlast an outage of 72 hours.
 * @param attempts how many there were
 * @param random 0 to 1
 * @param asked what the receiver asked for (`Retry-After`), milliseconds
 * @returns undefined when the attempts are used up
 */
export function retryWait(attempts: number, random: number, asked = 0): number | undefined {
  const step = waits[attempts - 1]
  if (step === undefined) return undefined
  return Math.max(step + Math.round(step * 0.2 * random), Math.min(asked, longestAskedWait))
}

/** What became of an attempt. `code` is a number or an error code, never text of a receiver. */
export type SendOutcome =
  | { kind: 'delivered' }
  /**
   * `after` is what the receiver asked to wait, milliseconds. `byReader` tells that the address of a reader
   * refuses for now, while the channel works.
   */
  | { kind: 'retry'; code: string; after?: number; byReader?: true }
  | { kind: 'park'; code: string }
  /** The address of a reader refuses for good. */
  | { kind: 'bounce'; code: string }

/** A way to reach the team or a subscriber. An error that it does not name is an attempt to repeat. */
export type Channel = {
  name: ChannelName
  send: (delivery: Delivery) => Promise<SendOutcome>
}
