import type { Logger } from 'pino'
import type { Channel, SendOutcome } from './channel.ts'
import type { Delivery, RequestStore } from './request-store.ts'
import { nextAttempt } from './retry-schedule.ts'

const claimedAtOnce = 8
/** Longer than any send may take, so that a slow worker keeps its rows. */
const leaseFor = 60_000
const pause = 1000

type Options = {
  store: RequestStore
  channels: readonly Channel[]
  log: Pick<Logger, 'info' | 'error'>
  now: () => number
  random: () => number
}

export type DeliveryLoop = {
  /** Looks for due rows now; called after each commit. */
  wake: () => void
  /** Stops claiming and waits for the sends under way. */
  stop: () => Promise<void>
}

/** Sends what the outbox holds: at once after a commit, then by the schedule, until it is stopped. */
export function startDeliveryLoop(options: Options): DeliveryLoop {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function round(): Promise<void> {
    do {
      again = false
      try {
        while (!stopped && (await deliverDue(options)) === claimedAtOnce);
      } catch (error) {
        options.log.error({ code: codeOf(error) }, 'the outbox could not be read')
      }
    } while (again && !stopped)
    running = undefined
  }

  function wake() {
    if (stopped) return
    if (running) again = true
    else running = round()
  }

  const timer = setInterval(wake, pause)
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Claims due rows once and sends them side by side; gives how many there were. */
export async function deliverDue(options: Options): Promise<number> {
  const deliveries = await options.store.claim(claimedAtOnce, leaseFor)
  await Promise.all(deliveries.map((delivery) => deliver(options, delivery)))
  return deliveries.length
}

async function deliver(options: Options, delivery: Delivery): Promise<void> {
  const channel = options.channels.find(({ name }) => name === delivery.channel)
  const outcome: SendOutcome = channel
    ? await channel.send(delivery)
    : { kind: 'retry', code: 'no-channel' }
  await mark(options, delivery, outcome)
}

async function mark(
  { store, log, now, random }: Options,
  delivery: Delivery,
  outcome: SendOutcome,
): Promise<void> {
  const about = { delivery: delivery.id, channel: delivery.channel, attempts: delivery.attempts }
  if (outcome.kind === 'delivered') {
    await store.markSent(delivery)
    log.info(about, 'delivered')
    return
  }
  const retryAt =
    outcome.kind === 'retry' ? nextAttempt(delivery.attempts, now(), random()) : undefined
  if (retryAt === undefined) {
    await store.markParked(delivery, outcome.code)
    log.error({ ...about, code: outcome.code }, 'parked: it waits until an operator acts')
  } else {
    await store.markRetry(delivery, retryAt, outcome.code)
    log.info({ ...about, code: outcome.code }, 'not delivered, next attempt follows')
  }
}

/** A code that holds no personal data. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}
