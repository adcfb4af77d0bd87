import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { availability } from '../../content/facts/availability.ts'
import { type FreeDevs, readFreeDevs } from '../contract/free-devs.ts'
import { codeOf } from '../exception-code.ts'
import { sendProblem } from '../http/problem.ts'

/** How long browsers may keep the counts, in seconds. */
const keptFor = 60

/** `GET /api/free-devs` (API-06): the counts, or 503 while there are none. */
export function freeDevs(deps: { freeDevelopers: FreeDevelopers }): RequestHandler {
  return async (_request, response) => {
    const counts = await deps.freeDevelopers()
    if (!counts) return sendProblem(response, 'no-source')
    response.set('Cache-Control', `public, max-age=${keptFor}`).json(counts)
  }
}

/** How long an answer serves before the source is asked again, in milliseconds. */
const freshFor = 60_000
/** How long the source may take, in milliseconds. */
const timeLimit = 2000

/** Gives the counts, or undefined while there are none. */
export type FreeDevelopers = () => Promise<FreeDevs | undefined>

type Options = {
  /** Address that answers with `{ total, free }`; without it the counts come from the content. */
  url: string | undefined
  now: () => number
  log: Pick<Logger, 'warn'>
  fetch?: typeof globalThis.fetch
}

/**
 * Where the counter's figures come from (API-06): the content, or another system behind an address,
 * asked at most once a minute. While that fails, its last good answer serves.
 */
export function freeDevelopers({
  url,
  now,
  log,
  fetch = globalThis.fetch,
}: Options): FreeDevelopers {
  if (!url) return async () => availability
  let last: FreeDevs | undefined
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask(address: string): Promise<void> {
    askedAt = now()
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) })
      const counts = response.ok ? readFreeDevs(await response.json()) : undefined
      if (counts) last = counts
      else
        log.warn(
          { event: 'free-developers-no-counts', status: response.status },
          'the source of free developers gave no counts',
        )
    } catch (error) {
      log.warn(
        { event: 'free-developers-no-answer', code: codeOf(error) },
        'the source of free developers did not answer',
      )
    }
  }

  return async () => {
    if (now() - askedAt >= freshFor) asking ??= ask(url).finally(() => (asking = undefined))
    await asking
    return last
  }
}
