import { pino, type Logger } from 'pino'

/** Lines are written when together they fill a page of a pipe, bytes, or after so long, milliseconds. */
const together = { minLength: 3500, periodicFlush: 1000 } as const

/**
 * The log of answers that cost less than a line of their own: several lines are written at once, at most a
 * second late, and at the end of the process. Being shorter than a pipe takes whole (4096 bytes,
 * https://man7.org/linux/man-pages/man7/pipe.7.html), they never mix with the lines of the other log.
 */
export function answerLog(): Logger {
  const output = pino.destination({ dest: 1, sync: true, ...together })
  process.once('exit', () => output.flushSync())
  return pino(output)
}
