import { createHmac } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import ipaddr from 'ipaddr.js'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Metrics } from '../metrics.ts'
import { sendProblem } from './problem.ts'

const minute = 60
const day = 24 * 60 * minute

/** How often one network may do what, `points` within `seconds`. */
const rates = {
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
type Limited = keyof typeof rates

/** Counts what networks do; instances that share a database count together. */
export type SenderLimits = {
  /**
   * Counts one more of the sender's IP address; gives how many seconds a network over its limit has to wait,
   * undefined within it.
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
export function createSenderLimits({ secret, now, pool }: Options): SenderLimits {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([what, rules]) => [
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

/** A household or office has the first 56 bits of an IPv6 address. */
const networkBits = 56
const bitsOfGroup = 16

const msOfDay = 24 * 60 * 60 * 1000

/** The network of an IP address: an IPv4 address itself, or the /56 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const whole = Math.floor(networkBits / bitsOfGroup)
  const groups = parsed.parts.slice(0, whole + 1)
  const mask = 0xffff << (bitsOfGroup - (networkBits % bitsOfGroup))
  groups[whole] = groups[whole]! & mask
  return `${groups.map((group) => group.toString(16)).join(':')}::/${networkBits}`
}

/** A name for a sender's network that cannot be turned back and changes every day in UTC. */
export function anonymousSender(address: string, secret: string, now: number): string {
  const today = Math.floor(now / msOfDay)
  return createHmac('sha256', secret)
    .update(`sender ${today} ${networkOf(address)}`)
    .digest('base64url')
}

type Parts = { senderLimits: SenderLimits; metrics: Metrics }

/**
 * Counts one more of the sender's network.
 * @returns undefined within the limit; beyond it how long to wait, seconds, as `Retry-After` of the answer says
 */
export async function takeTurn(
  what: Limited,
  request: Request,
  response: Response,
  { senderLimits, metrics }: Parts,
): Promise<number | undefined> {
  const wait = await senderLimits.take(what, request.ip ?? '')
  if (wait === undefined) return undefined
  metrics.limited.inc({ kind: what })
  response.set('Retry-After', String(wait))
  return wait
}

/** Lets a network do something only so often; beyond that it gets 429. */
export function limited(what: Limited, parts: Parts): RequestHandler {
  return async (request, response, next) => {
    const wait = await takeTurn(what, request, response, parts)
    if (wait === undefined) next()
    else sendProblem(response, 'too-many')
  }
}
