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
