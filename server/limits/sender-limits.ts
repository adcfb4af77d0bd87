import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { anonymousSender } from './anonymous-sender.ts'

const minute = 60
const day = 24 * 60 * minute

/** How often one network may do what, `points` within `seconds` (requests guide 6). */
const limits = {
  requests: [
    { points: 10, seconds: 10 * minute },
    { points: 50, seconds: day },
  ],
  newsletter: [{ points: 5, seconds: 10 * minute }],
  receipts: [{ points: 60, seconds: minute }],
  /** Presses and reports, which pages send by themselves. */
  signals: [{ points: 120, seconds: minute }],
} as const

/** What is limited. */
export type Limited = keyof typeof limits

/** Counts what networks do; instances that share a database count together. */
export type SenderLimits = {
  /**
   * Counts one more; gives how many seconds a network over its limit has to wait, undefined within it.
   * Never rejects: while the shared counters fail, each instance counts by itself.
   */
  take: (what: Limited, address: string) => Promise<number | undefined>
}

type Options = {
  secret: string
  now: () => number
  /** The shared database, when there is one. */
  pool?: Pool | undefined
}

/** Limits by IPv4 address or IPv6 /56, under names that change daily and cannot be turned back. */
export function senderLimits({ secret, now, pool }: Options): SenderLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([what, rules]) => [
      what,
      rules.map(({ points, seconds }) => {
        const options = { points, duration: seconds, keyPrefix: `${what}-${seconds}` }
        const memory = new RateLimiterMemory(options)
        if (!pool) return memory
        return new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'sender_limit',
          tableCreated: true,
          clearExpiredByTimeout: true,
          insuranceLimiter: memory,
        })
      }),
    ]),
  )
  return {
    take: async (what, address) => {
      const key = anonymousSender(address, secret, now())
      const waits = await Promise.all(
        limiters[what]!.map((limiter) =>
          limiter.consume(key).then(
            () => 0,
            (refusal: unknown) =>
              refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : 0,
          ),
        ),
      )
      const longest = Math.max(...waits)
      return longest > 0 ? longest : undefined
    },
  }
}
